import { createMarkdownRenderer } from '../createMarkdownRenderer';
import { toPlainText } from '../toPlainText';

const { render } = createMarkdownRenderer({
  isReservedId: (id) => ['main', 'next', 'news'].includes(id) || /^article\d+$/.test(id),
});

test.each(['实施一般需要3~5天，数据迁移最多7~10天。', '~重点~内容', 'từ ~5 đến ~7 ngày'])(
  'keeps single tildes: %s',
  (text) => {
    expect(render(text).html).toBe(`<p>${text}</p>`);
    expect(toPlainText(text)).toBe(text);
  },
);

test('strikes text between two tildes on each side', () => {
  expect(render('~~1.200~~ 990').html).toBe('<p><del>1.200</del> 990</p>');
});

test.each(['https://example.com/中文', 'sales@example.com'])('links %s only in angle brackets', (url) => {
  expect(render(`见${url}。www.example.com`).html).not.toContain('<a');
  expect(render(`见<${url}>。**重点**`).html).toMatch(/<a href="[^"]+"[^>]*>[^<]+<\/a>。<strong>重点/);
});

test('does not render task lists', () => {
  expect(render('- [x] Done').html).toContain('<li>[x] Done</li>');
});

test('footnotes use the given texts', () => {
  const { html } = render('A[^1] B[^1] C[^x]\n\n[^1]: One.\n[^x]: Two.', {
    getFootnoteTexts: () => ({ title: '注释', back: '回到' }),
  });
  expect(html).toContain('id="footnote-label">注释</h2>');
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    '回到 1',
    '回到 1-2',
    '回到 2',
  ]);
  expect(html).not.toMatch(/Back to|>Footnotes</);
});

const getIds = (markdown: string) =>
  [...render(markdown).html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

test.each([
  ['an emoji', '## 🚢', ['section']],
  ['punctuation', '## ！！！', ['section']],
  ['a picture', '## ![](/images/hero.svg)', ['section']],
  ['no words, repeated,', '## 🚢\n\n## 🚢\n\n## Section 1', ['section', 'section-1', 'section-1-1']],
  ['a reserved id', '## Main\n\n## Next\n\n## News', ['main-1', 'next-1', 'news-1']],
  ['an id that matches a reserved pattern', '## Article7', ['article7-1']],
  ['the same text', '## A\n\n## A\n\n### A 1', ['a', 'a-1', 'a-1-1']],
  ['a unique text', '## 库存\n\n## Kiểm kê', ['库存', 'kiểm-kê']],
])('a heading with %s has a unique id', (_, markdown, ids) => expect(getIds(markdown)).toEqual(ids));

test('a heading cannot have the id of the footnotes', () => {
  const ids = getIds('## Footnote label\n\nA[^1]\n\n[^1]: One.');
  expect(ids).toContain('footnote-label-1');
  expect(new Set(ids).size).toBe(ids.length);
});

test('a no-break space in a heading is a hyphen in its id', () => {
  expect(getIds('## Hợp\u00a0đồng mới')).toEqual(['hợp-đồng-mới']);
});

test('a heading cannot have an id in takenIds', () => {
  const { ids } = render('## Sources', { takenIds: ['sources'] });
  expect(ids).toEqual(['sources-1']);
});

test('headings contain the alt text of images', () => {
  const { headings } = render('## ![A boat](/images/hero.svg)\n\n## ![](/images/hero.svg)');
  expect(headings).toEqual([{ id: 'a-boat', text: 'A boat' }]);
});

test.each([
  ['/en/about/', '/site/en/about/'],
  ['https://example.org/', 'https://example.org/'],
  ['//example.org/', '//example.org/'],
  ['#anchor', '#anchor'],
])('getHref only changes internal links: %s', (href, expected) => {
  const { html } = createMarkdownRenderer({ getHref: (path) => `/site${path}` }).render(`[a](${href})`);
  expect(html).toContain(`<a href="${expected}"`);
});

test('formatText changes all text except code', () => {
  const { html } = createMarkdownRenderer({ formatText: (text) => text.toUpperCase() }).render('**a** `b`');
  expect(html).toBe('<p><strong>A</strong> <code>b</code></p>');
});

test('an image with a source becomes a picture', () => {
  const getPicture = () => ({ img: { src: '/a.webp', width: 8 }, source: { srcSet: '/a.avif' } });
  const { html } = createMarkdownRenderer({ getPicture }).render('![A boat](/a.jpg)');
  expect(html).toBe(
    '<p><picture><source srcset="/a.avif"><img src="/a.webp" alt="A boat" width="8" loading="lazy" decoding="async"></picture></p>',
  );
});

test('an error of getPicture has the line of the image', () => {
  const getPicture = () => {
    throw new Error('not found');
  };
  const renderPicture = () => createMarkdownRenderer({ getPicture }).render('One.\n\n![](/a.jpg)');
  expect(renderPicture).toThrow(expect.objectContaining({ message: 'not found', line: 3 }));
});
