/** @jest-environment node */
import { strFromU8, unzipSync } from 'fflate';
import { removeNonBreakingSpaces } from 'line-breaks';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { sheetCells } from '@/lib/content/templates/sheetCells';
import { templateNames, templates } from '@/lib/content/templates/templates';
import { writeTemplate } from '@/lib/content/templates/writeTemplate';
import { locales } from '@/lib/shared/i18n/locales';

describe.each(locales)('templates in %s', (locale) => {
  const texts = loadEntries('templates.json', locale);

  test.each(templateNames)('%s contains its title, formulas and results', async (name) => {
    const files = unzipSync(await writeTemplate(name, locale));
    const strings = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array());
    for (const [index, id] of templates[name].entries()) {
      const sheet = strFromU8(files[`xl/worksheets/sheet${index + 1}.xml`] ?? new Uint8Array());
      const formulas = sheetCells[id].rows.flat().filter((cell) => cell && 'formula' in cell);
      expect(sheet.match(/<f>[^<={}]+<\/f><v>-?[\d.e-]+<\/v>/g) ?? []).toHaveLength(formulas.length);
      expect(strings).toContain(removeNonBreakingSpaces(texts.find((text) => text.id === id)?.title ?? ''));
      expect(strings).not.toContain('\u00a0');
    }
  });

  test.each(templateNames)('%s is byte-identical when written twice', async (name) => {
    expect((await writeTemplate(name, locale)).equals(await writeTemplate(name, locale))).toBe(true);
  });
});
