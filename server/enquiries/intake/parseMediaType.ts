/** Reads a `Content-Type` (RFC 9110, section 8.3): the type in small letters, and its charset if it names one. */
export function parseMediaType(header: string | undefined): { type: string; charset: string | undefined } {
  const [type = '', ...parameters] = (header ?? '').split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return { type, charset: charset?.slice('charset='.length).replaceAll('"', '') };
}
