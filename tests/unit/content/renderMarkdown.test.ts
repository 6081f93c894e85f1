import { renderMarkdown } from '@/lib/content/markdown/renderMarkdown';

test.each([
  ['zh', '船边注', '回到'],
  ['vi', 'Ghi chú bên sông', 'Về chỗ'],
  ['en', 'Footnotes of the river', 'Up to'],
] as const)('footnotes in %s use the messages of the locale', (locale, title, back) => {
  const { html } = renderMarkdown('A[^1]\n\n[^1]: One.', { locale });
  expect(html).toContain(`id="footnote-label">${title}</h2>`);
  expect(html).toContain(`aria-label="${back} 1"`);
});

test('headings cannot have the ids of the page or of its cards', () => {
  const { ids } = renderMarkdown('## Main\n\n## Panel\n\n## Article7\n\n## Block 2\n\n## Email');
  expect(ids).toEqual(['main-1', 'panel-1', 'article7-1', 'block-2-1', 'email-1']);
});
