const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Escapes a text for XML elements and attributes. Removes characters that XML 1.0 forbids: control characters except
 * tab, LF and CR, and U+FFFE and U+FFFF.
 */
export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: matches the characters that XML 1.0, section 2.2 forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>"']/g, (char) => ENTITIES[char] as string)
  );
}
