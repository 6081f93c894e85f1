/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPageId } from '@/lib/content/markdown/isPageId';
import { renderMarkdown } from '@/lib/content/markdown/renderMarkdown';

const project = path.resolve(__dirname, '../../..');

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
  const { ids } = renderMarkdown('## Main\n\n## Next\n\n## Article7');
  expect(ids).toEqual(['main-1', 'next-1', 'article7-1']);
});

test('isPageId is true for every id in the page components', () => {
  const files = ['components/layout', 'components/insights', 'app/[locale]'].flatMap((folder) =>
    readdirSync(path.join(project, folder))
      // The home page, page.tsx, contains no Markdown.
      .filter((name) => name.endsWith('.tsx') && name !== 'page.tsx')
      .map((name) => readFileSync(path.join(project, folder, name), 'utf8')),
  );
  const ids = files.flatMap((code) => [...code.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  expect(ids).toContain('main');
  expect(ids.filter((id) => !isPageId(id))).toEqual([]);
});
