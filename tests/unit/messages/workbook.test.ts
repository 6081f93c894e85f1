import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Context } from 'message-lint';
import { locales } from '@/lib/i18n/locales';
import { workbook } from '@/scripts/content-rules/workbook';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';

const createWorkbook = (...sheets: string[]) =>
  zipSync({
    'xl/workbook.xml': strToU8(sheets.map((name) => `<sheet name="${name}" sheetId="1"/>`).join('')),
  });

/** Runs the rule in a folder with a workbook in each language. */
function check(
  content: Uint8Array,
  inLocales: readonly string[] = locales,
  offers: readonly string[] = locales,
) {
  const folder = createTemporaryFolder();
  process.chdir(folder);
  for (const locale of inLocales) {
    mkdirSync(path.join('public/templates', locale), { recursive: true });
    writeFileSync(path.join('public/templates', locale, 'count.xlsx'), content);
  }
  const files = offers.map((locale) => ({ locale, source: `/templates/${locale}/count.xlsx` }));
  const context = { catalogue: { getLocalizedFiles: () => files } } as unknown as Context;
  return Array.from(workbook(context), ({ file, problem }) => [file.path, JSON.stringify(problem)]);
}

test('accepts a workbook that each language offers', () => {
  expect(check(createWorkbook('Kết quả', '盘点'))).toEqual([]);
});

test.each([
  ['a file that is no workbook', new Uint8Array([1, 2, 3])],
  ['a workbook without sheets', createWorkbook()],
  ['a slash in the name of a sheet', createWorkbook('Kết quả/tháng')],
  ['an apostrophe at the end of a name', createWorkbook("Tháng'")],
  ['a reserved name', createWorkbook('History')],
  ['two sheets with one name', createWorkbook('A', 'A')],
  ['a name of 32 characters', createWorkbook('a'.repeat(32))],
])('reports %s', (_, content) => {
  expect(check(content)).toEqual(
    locales.map((locale) => [`public/templates/${locale}/count.xlsx`, expect.stringContaining('unreadable')]),
  );
});

test('reports a workbook that a language lacks or does not offer', () => {
  expect(check(createWorkbook('A'), ['en', 'vi'], ['en'])).toEqual([
    ['public/templates/zh/count.xlsx', expect.stringContaining('missing')],
    ['public/templates/vi/count.xlsx', expect.stringContaining('unlinked')],
  ]);
});
