import { type Worksheet, writeWorkbook } from 'formula-sheets';
import { removeNonBreakingSpaces } from 'line-breaks';
import { mapStrings } from 'message-files';
import { getColours } from '@/lib/content/appearance/brand';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import type { Locale } from '@/lib/shared/i18n/locales';
import { sheetCells } from './sheetCells';
import { type Template, templates } from './templates';

/** Writes a template as an XLSX workbook with labels, sample values to overwrite, and formulas. */
export async function writeTemplate(template: Template, locale: Locale): Promise<Buffer> {
  const entries = mapStrings(loadEntries('templates.json', locale), removeNonBreakingSpaces);
  const sheets = templates[template].map((id): Worksheet => {
    const texts = entries.find((entry) => entry.id === id);
    if (!texts) throw new Error(`messages/en/templates.json has no entry "${id}"`);
    return { ...texts, ...sheetCells[id], labels: texts.rows };
  });
  return writeWorkbook(sheets, {
    fontFamily: 'Arial',
    fontSize: 10,
    inputColour: getColours('drawing-shade').light,
    headerColour: getColours('tint-pale').light,
    borderColour: getColours('drawing-soft').light,
  });
}
