/** @jest-environment node */
import '@/tests/fixtures/onFixture';
import { renderMarkdown } from '@/lib/content/markdown/parseMarkdown';
import { plainText } from '@/lib/content/markdown/plainText';

test.each(['实施一般需要3~5天，数据迁移最多7~10天。', '~重点~内容', 'từ ~5 đến ~7 ngày'])(
  'keeps single tildes: %s',
  (text) => {
    expect(renderMarkdown(text).html.replaceAll('\u00a0', ' ')).toBe(`<p>${text}</p>`);
    expect(plainText(text)).toBe(text);
  },
);

test('strikes text between two tildes on each side', () => {
  expect(renderMarkdown('~~1.200~~ 990').html).toBe('<p><del>1.200</del> 990</p>');
});

describe('links to a URL in the text', () => {
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

  test('keeps two URLs of one sentence apart', () => {
    const { html } = renderMarkdown('[见https://a.example/x，https://b.example/y]');
    expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://a.example/x"', 'href="https://b.example/y"']);
  });

  test('renders the marks after a URL', () => {
    expect(renderMarkdown('见https://example.com。**重点**').html).toContain('<strong>重点</strong>');
  });
});
