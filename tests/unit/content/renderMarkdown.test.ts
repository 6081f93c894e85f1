/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageIds } from '@/lib/content/markdown/rehypeHeadingIds';
import { renderMarkdown } from '@/lib/content/markdown/renderMarkdown';
import { toPlainText } from '@/lib/content/markdown/toPlainText';

const project = path.resolve(__dirname, '../../..');

test.each(['实施一般需要3~5天，数据迁移最多7~10天。', '~重点~内容', 'từ ~5 đến ~7 ngày'])(
  'keeps single tildes: %s',
  (text) => {
    expect(renderMarkdown(text).html.replaceAll('\u00a0', ' ')).toBe(`<p>${text}</p>`);
    expect(toPlainText(text)).toBe(text);
  },
);

test('strikes text between two tildes on each side', () => {
  expect(renderMarkdown('~~1.200~~ 990').html).toBe('<p><del>1.200</del> 990</p>');
});

describe('URL autolinks', () => {
  test.each([
    ['详情见https://example.com/guide，或致电我们。', 'https://example.com/guide'],
    ['Xem “https://example.com/guide”, hoặc gọi.', 'https://example.com/guide'],
    ['见https://example.com/guide。**重点**', 'https://example.com/guide'],
    ['见https://example.com/guide、下文', 'https://example.com/guide'],
    ['（https://example.com/guide）', 'https://example.com/guide'],
    ['「https://example.com/guide」', 'https://example.com/guide'],
    ['见https://example.com/guide查看', 'https://example.com/guide'],
    ['见https://example.com/a?b=1&c=2；好', 'https://example.com/a?b=1&c=2'],
    ['见https://example.com/a(b)。', 'https://example.com/a(b)'],
    ['(https://example.com/a)，', 'https://example.com/a'],
    ['**https://example.com/guide**是', 'https://example.com/guide'],
    ['[来源：https://example.com/guide，2026]', 'https://example.com/guide'],
    ['https://example.com/_a_/b，', 'https://example.com/_a_/b'],
    ['访问 www.example.com，', 'http://www.example.com'],
    ['（www.example.com）', 'http://www.example.com'],
    ['写信到sales@example.com，', 'mailto:sales@example.com'],
    ['“sales@example.com”', 'mailto:sales@example.com'],
    ['https://vi.wikipedia.org/wiki/Đường.', 'https://vi.wikipedia.org/wiki/%C4%90%C6%B0%E1%BB%9Dng'],
    ['[中文](https://example.com/中文)', 'https://example.com/%E4%B8%AD%E6%96%87'],
    ['<https://example.com/中文>', 'https://example.com/%E4%B8%AD%E6%96%87'],
  ])('%s', (text, url) => {
    const links = [...renderMarkdown(text).html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) =>
      href?.replaceAll('&#x26;', '&'),
    );
    expect(links).toEqual([url]);
  });

  test('separates two URLs in one sentence', () => {
    const { html } = renderMarkdown('[见https://a.example/x，https://b.example/y]');
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://a.example/x"', 'href="https://b.example/y"']);
  });

  test('renders Markdown after a URL', () => {
    expect(renderMarkdown('见https://example.com。**重点**').html).toContain('<strong>重点</strong>');
  });
});

test.each([
  ['zh', '船边注', '回到'],
  ['vi', 'Ghi chú bên sông', 'Về chỗ'],
  ['en', 'Footnotes of the river', 'Up to'],
] as const)('footnotes in %s use the messages of the locale', (locale, title, back) => {
  const { html } = renderMarkdown('A[^1] B[^1] C[^x]\n\n[^1]: One.\n[^x]: Two.', { locale });
  expect(html).toContain(`id="footnote-label">${title}</h2>`);
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    `${back} 1`,
    `${back} 1-2`,
    `${back} 2`,
  ]);
  expect(html).not.toMatch(/Back to|>Footnotes</);
});

test.each(['- [x] 已核对 [表](/zh/about/)', '1. [ ] Một\n\n2. [x] Hai', '- [x] Cha\n  - con'])(
  'the checkboxes in %j have labels',
  (markdown) => {
    const { html } = renderMarkdown(markdown);
    expect(html.match(/<label><input[^>]*> [^<\s]/g)).toHaveLength(html.match(/<input/g)?.length ?? 0);
  },
);

const getIds = (markdown: string) =>
  [...renderMarkdown(markdown).html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

test.each([
  ['an emoji', '## 🚢', ['section-1']],
  ['punctuation', '## ！！！', ['section-1']],
  ['a picture', '## ![](/images/hero.svg)', ['section-1']],
  ['no words, repeated,', '## 🚢\n\n## 🚢\n\n## Section 1', ['section-2', 'section-3', 'section-1']],
  ['an id of the page', '## Main\n\n## Next\n\n## News', ['main-1', 'next-1', 'news-1']],
  ['the id of a card', '## Article7', ['article7-1']],
  ['the same text', '## A\n\n## A\n\n### A 1', ['a', 'a-1', 'a-1-1']],
  ['a unique text', '## 库存\n\n## Kiểm kê', ['库存', 'kiểm-kê']],
])('a heading with %s has a unique id', (_, markdown, ids) => expect(getIds(markdown)).toEqual(ids));

test('a heading cannot have the id of the footnotes', () => {
  const ids = getIds('## Footnote label\n\nA[^1]\n\n[^1]: One.');
  expect(ids).toContain('footnote-label-1');
  expect(new Set(ids).size).toBe(ids.length);
});

test('a heading cannot have an id in takenIds', () => {
  const { ids } = renderMarkdown('## Sources', { takenIds: ['sources'] });
  expect(ids).toEqual(['sources-1']);
});

test('headings contain the alt text of images', () => {
  const { headings } = renderMarkdown('## ![A boat](/images/hero.svg)\n\n## ![](/images/hero.svg)');
  expect(headings).toEqual([{ id: 'section-1', text: 'A boat' }]);
});

test('pageIds contains every id in the page components', () => {
  const files = ['components/layout', 'components/insights', 'app/[locale]'].flatMap((folder) =>
    readdirSync(path.join(project, folder))
      .filter((name) => /(?<!^page)\.tsx$/.test(name))
      .map((name) => readFileSync(path.join(project, folder, name), 'utf8')),
  );
  const ids = files.flatMap((code) => [...code.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  expect(ids).toContain('main');
  expect(ids.filter((id) => !pageIds.has(id))).toEqual([]);
});
