/** A decoded mail, as a mail program shows it. */
export type ParsedMail = { headers: Record<string, string>; text: string };

/** Decodes a plain-text mail: folded headers, encoded words (RFC 2047), transfer encodings (RFC 2045). */
export function parseMail(raw: string): ParsedMail {
  const [headerText = '', ...bodyParts] = raw.split('\r\n\r\n');
  const headers = Object.fromEntries(
    headerText
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
      }),
  );
  const body = bodyParts.join('\r\n\r\n');
  const text = decodeBody(body, headers['content-transfer-encoding'] ?? '7bit');
  return { headers, text: text.replaceAll('\r\n', '\n') };
}

function decodeWords(value: string): string {
  // \0 marks the bytes of each decoded word. Adjacent words are decoded as UTF-8 together, because a character may be
  // split between two words.
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?(.*?)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toUpperCase() === 'B'
        ? `\0${Buffer.from(text, 'base64').toString('latin1')}`
        : `\0${decodeQuotedPrintable(text.replaceAll('_', ' '))}`,
    )
    .replace(/(?:\0[^\0]*)+$/s, (bytes) => Buffer.from(bytes.replaceAll('\0', ''), 'latin1').toString());
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding === 'quoted-printable') {
    return Buffer.from(decodeQuotedPrintable(body.replace(/=\r\n/g, '')), 'latin1').toString();
  }
  return body;
}

function decodeQuotedPrintable(text: string): string {
  return text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
