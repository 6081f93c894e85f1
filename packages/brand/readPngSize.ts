/** Returns the size of a PNG from its header; undefined if the file is not a PNG, or its end is missing. */
export function readPngSize(file: Buffer): { width: number; height: number } | undefined {
  const isPng = file.toString('latin1', 1, 4) === 'PNG' && file.toString('latin1', 12, 16) === 'IHDR';
  if (!isPng || file.toString('latin1', file.length - 8, file.length - 4) !== 'IEND') return undefined;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
