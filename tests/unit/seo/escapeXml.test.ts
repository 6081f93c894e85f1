import { escapeXml } from '@/lib/routes/escapeXml';

test.each([
  ['markup', '<b a="1">R&D\'s</b>', '&lt;b a=&quot;1&quot;&gt;R&amp;D&apos;s&lt;/b&gt;'],
  ['control characters', 'a\u0000b\u001fc\td\n', 'abc\td\n'],
  ['other languages', '莲桥 – Tiếng Việt', '莲桥 – Tiếng Việt'],
])('escapes %s for XML', (_, text, expected) => {
  expect(escapeXml(text)).toBe(expected);
});
