import { renderMarkdownCopy } from '@/scripts/build/renderMarkdownCopy';

function renderPage(main: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><title>Prices: 2026</title>${head}
<link rel="canonical" href="https://www.example.com/en/prices/"></head>
<body><nav><a href="/">Home</a></nav><main>${main}</main><footer>Imprint</footer></body></html>`;
}

function renderBody(main: string): string {
  return renderMarkdownCopy(renderPage(main)).markdown.split('---\n\n')[1] ?? '';
}

test('the front matter states title, description, language, URL and dates', () => {
  const head = `<meta name="description" content="All prices.">
<meta property="article:published_time" content="2026-03-04">
<meta property="article:modified_time" content="2026-05-06">`;
  expect(renderMarkdownCopy(renderPage('<h1>Prices</h1>', head)).markdown).toBe(`---
title: "Prices: 2026"
description: All prices.
language: en
url: https://www.example.com/en/prices/
published: 2026-03-04
updated: 2026-05-06
---

# Prices
`);
});

test('the front matter has no description that the page repeats', () => {
  const head = '<meta name="description" content="All prices of 2026.">';
  const { markdown, description } = renderMarkdownCopy(renderPage('<p>All prices of\u00a02026.</p>', head));
  expect(markdown).not.toContain('description');
  expect(description).toBe('All prices of 2026.');
});

test.each([
  ['a list', '<ul><li>One</li><li>Two</li></ul>', '- One\n- Two\n'],
  ['definitions', '<dl><div><dt>Users</dt><dd>85</dd></div></dl>', '- Users\n\n  85\n'],
  ['two definitions', '<dl><dt>Site</dt><dd>Hue</dd><dd>Hanoi</dd></dl>', '- Site\n\n  - Hue\n  - Hanoi\n'],
  [
    'a relative link',
    '<p><a href="../about/?a=1&amp;b=2#x">Us</a></p>',
    '[Us](https://www.example.com/en/about/?a=1&b=2#x)\n',
  ],
  ['a question', '<details><summary>Why?</summary><p>So.</p></details>', '**Why?**\n\nSo.\n'],
  ['a heading that opens', '<details><summary><h2>Why</h2></summary><p>So.</p></details>', '## Why\n\nSo.\n'],
  [
    'a described picture',
    '<p><img src="/a.png" alt="A plan"></p>',
    '![A plan](https://www.example.com/a.png)\n',
  ],
])('renders %s', (_, html, markdown) => expect(renderBody(html)).toBe(markdown));

test('renders a table with its caption', () => {
  const html = `<table><caption>First year</caption><thead><tr><th>Line</th><th>Amount</th></tr></thead>
<tbody><tr><th>Users | all</th><td>480</td></tr></tbody></table>`;
  expect(renderBody(html)).toBe(`First year

| Line | Amount |
| - | - |
| Users \\| all | 480 |
`);
});

test.each([
  ['navigation', '<nav><a href="/">Home</a></nav>'],
  ['a form', '<form><label>Name <input></label></form>'],
  ['a button', '<button>Copy</button>'],
  ['a script', '<script type="application/ld+json">{"a":1}</script>'],
  ['a drawing', '<svg><title>Arrow</title></svg>'],
  ['a picture without a description', '<img src="/a.png" alt="">'],
  ['a hidden element', '<p hidden>Later</p>'],
  ['an element hidden from screen readers', '<p aria-hidden="true">72</p>'],
  ['a message about the state of the page', '<p role="status">Sent</p>'],
  ['a view that is not selected at first', '<section data-alternative><h3>Stock</h3></section>'],
  ['the call to action at the end of a page', '<section id="next"><h2>Questions?</h2></section>'],
])('leaves out %s', (_, html) => expect(renderBody(`<p>Text</p>${html}`)).toBe('Text\n'));

test.each([
  ['a figure and its label', '<p><b>95%</b>satisfied</p>', '**95%** satisfied\n'],
  [
    'two links',
    '<p><a href="/a/">A</a><a href="/b/">B</a></p>',
    '[A](https://www.example.com/a/) [B](https://www.example.com/b/)\n',
  ],
  ['a Chinese name and its role', '<p>林建峰<small>财务总监</small></p>', '林建峰 财务总监\n'],
  [
    'bold text that ends with a bracket',
    '<p><b>面料（公斤）</b><span>关务</span></p>',
    '**面料（公斤）** 关务\n',
  ],
  ['bold text with quotation marks', '<p>点<b>“过账”</b>即可</p>', '点 **“过账”** 即可\n'],
])('separates %s', (_, html, markdown) => expect(renderBody(html)).toBe(markdown));

test.each([
  ['punctuation', '<p><b>Yes</b>, and (<b>no</b>)</p>', '**Yes**, and (**no**)\n'],
  ['an emphasis in a Chinese sentence', '<p>这是<b>重点</b>内容</p>', '这是**重点**内容\n'],
  ['an exponent', '<p>918 m<sup>2</sup></p>', '918 m2\n'],
  ['the number of a law', '<p>99/2025/<span>TT-BTC</span></p>', '99/2025/TT-BTC\n'],
])('does not separate %s', (_, html, markdown) => expect(renderBody(html)).toBe(markdown));

test.each([
  [
    'a description that names a tag',
    '<p>A<img alt="The <svg> tag" src="/a.png"></p><p>B</p><svg></svg><p>C</p>',
    'C\n',
  ],
  ['an attribute that names a tag', '<p title="<script>">A</p><p>B</p><script>1</script>', 'A\n\nB\n'],
  ['a drawing in a drawing', '<p>A</p><svg><svg></svg><text>Secret</text></svg>', 'A\n'],
  ['code with an escape', '<p><code>a \\& b</code> &amp; c</p>', '`a \\& b` & c\n'],
  ['no-break spaces', '<p>10\u00a0kg</p>', '10 kg\n'],
])('keeps the text around %s', (_, html, markdown) => {
  const body = renderBody(html);
  expect(body.endsWith(markdown)).toBe(true);
  expect(body).not.toContain('Secret');
});

test('rejects a page without a canonical URL', () => {
  expect(() => renderMarkdownCopy('<title>A</title><main></main>')).toThrow('the page has no canonical URL');
});
