/** How the framework's inline scripts that hold a piece of the payload begin; the rest is a string and `])`. */
const PIECE = 'self.__next_f.push([1,';

/**
 * The framework's inline scripts (`codes`) as one script that does the same in fewer bytes: the pieces of the payload
 * become one string, in the quotation marks that the payload itself does not use, and without the texts of the page's
 * own inline scripts (`present`): those stand in the page, which React takes over as it is.
 *
 * Throws where the payload has a piece of another kind, or does not hold the texts as the framework has written them so
 * far (React Flight: a long text is a row of its own, `id:T<bytes in hex>,<text>`).
 */
export function payloadScript(codes: string[], present: string[]): string {
  const pieces = codes.filter((code) => code.startsWith(PIECE));
  const others = codes.filter((code) => !code.startsWith(PIECE));
  if (others.some((code) => code.startsWith('self.__next_f.push('))) {
    throw new Error('the payload has a piece that is not text');
  }
  const text = pieces.map((code) => JSON.parse(code.slice(PIECE.length, -2)) as string).join('');
  return [...others, `${PIECE}${quote(present.reduce(withoutScript, text))}])`].join(';\n');
}

function withoutScript(text: string, code: string): string {
  const row = `:T${Buffer.byteLength(code).toString(16)},${code}`;
  if (text.includes(row)) return text.replace(row, ':T2,{}');
  const value = `"__html":${JSON.stringify(code)}`;
  if (text.includes(value)) return text.replace(value, '"__html":"{}"');
  throw new Error(`the payload does not hold the page's script that begins with ${code.slice(0, 40)}`);
}

function quote(text: string): string {
  const escapes: Record<string, string> = { '\\': '\\\\', "'": "\\'", '\n': '\\n', '\r': '\\r' };
  return `'${text.replace(/[\\'\n\r]/g, (character) => escapes[character] ?? character)}'`;
}
