/**
 * Returns the pairs of neighbouring characters of a Chinese text: 库存准 → 库存, 存准. A single character is returned
 * unchanged.
 */
export function getBigrams(text: string): string[] {
  const characters = [...text];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
