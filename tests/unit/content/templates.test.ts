/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { placeCells } from '@/lib/content/templates/placeCells';
import { sheetCells } from '@/lib/content/templates/sheetCells';
import { type TemplateSheet, templateNames, templates } from '@/lib/content/templates/templates';
import { writeTemplate } from '@/lib/content/templates/writeTemplate';
import { locales } from '@/lib/shared/i18n/locales';
import { readPosts } from './readPosts';
import { Article } from './workedExamples/Article';
import { states } from './workedExamples/quantities';

/** Which figure of a sheet (row and column, from 0) stands where in the table of its article. */
const posts = readPosts();

type Pair = { sheet: [row: number, column: number]; table: [table: number, row: number, column: number] };

const shared: { sheet: TemplateSheet; slug: string; pairs: Pair[] }[] = [
  {
    sheet: 'count-result',
    slug: 'inventory-accuracy',
    pairs: [0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2].map((column): Pair => ({ sheet: [row, column], table: [0, row, column + 1] })),
    ),
  },
  {
    sheet: 'oee-shift-sheet',
    slug: 'oee-first-90-days',
    pairs: [17, 2, 3, 4, 18, 19, 20, 21].map((row, index) => ({ sheet: [row, 0], table: [0, index, 2] })),
  },
  {
    sheet: 'epe-balance',
    slug: 'epe-customs-settlement-report',
    pairs: Array.from({ length: 10 }, (_, row) => ({ sheet: [row + 4, 0], table: [0, row, 1] })),
  },
  {
    sheet: 'returns-arithmetic',
    slug: 'ecommerce-returns-arithmetic',
    pairs: Array.from({ length: 10 }, (_, row) =>
      [0, 1, 2].map((column): Pair => ({ sheet: [row + 7, column], table: [0, row, column + 1] })),
    ).flat(),
  },
];

test.each(shared)('$sheet reckons what the table of $slug says', ({ sheet, slug, pairs }) => {
  const cells = placeCells(sheet, 5);
  const article = new Article(slug, 'en');
  const different = pairs.filter(({ sheet: [row, column], table }) => {
    const [stated] = article.quantities(...table);
    const value = cells[row]?.[column]?.value;
    return stated === undefined || value === undefined || !states(stated, value);
  });
  expect(different).toEqual([]);
});

test.each([
  ['epe-balance', [1_900, 17_040, 20.05, 0.0024, 40]],
  ['returns-arithmetic', [9_658, 131_900, 0.2532, 0.18]],
] as const)('the last rows of %s are the results that its article goes on with', (sheet, results) => {
  const values = placeCells(sheet, 1).flatMap(([cell]) => cell?.value ?? []);
  for (const [index, result] of results.entries()) {
    expect(values.at(index - results.length)).toBeCloseTo(result, result < 1 ? 4 : result < 100 ? 2 : 0);
  }
});

describe.each(locales)('in %s', (locale) => {
  const texts = loadEntities('templates.json', locale);

  test.each(texts)('$id has a label for every row and a heading for every column', ({ id, ...sheet }) => {
    const { rows, widths } = sheetCells[id];
    expect(sheet.columns).toHaveLength(widths.length);
    expect([0, rows.length]).toContain(sheet.rows.length);
    expect([undefined, rows.length]).toContain(sheet.remarks?.length);
  });

  test.each(templateNames)('%s opens with its labels, its formulas and their results', async (name) => {
    const files = unzipSync(await writeTemplate(name, locale));
    const strings = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array());
    for (const [index, id] of templates[name].entries()) {
      const sheet = strFromU8(files[`xl/worksheets/sheet${index + 1}.xml`] ?? new Uint8Array());
      const formulas = sheetCells[id].rows.flat().filter((cell) => cell && 'formula' in cell);
      expect(sheet.match(/<f>[^<={}]+<\/f><v>-?[\d.e-]+<\/v>/g) ?? []).toHaveLength(formulas.length);
      expect(strings).toContain(texts.find((text) => text.id === id)?.title);
    }
  });

  test.each(templateNames)('writing %s twice gives the same bytes', async (name) => {
    expect((await writeTemplate(name, locale)).equals(await writeTemplate(name, locale))).toBe(true);
  });

  test.each(templateNames)('an article links to %s and says how large it is', async (name) => {
    const size = `${Math.round((await writeTemplate(name, locale)).length / 1000)}\\skB`;
    const link = new RegExp(
      `<a href="/${locale}/templates/${name}">[^<]+</a>[^<]*[(（]Excel[,，] ?${size}[)）]`,
    );
    const linking = posts.filter((post) => post.locale === locale && link.test(post.body));
    expect(linking).toHaveLength(1);
  });
});
