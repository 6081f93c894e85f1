import { unzipSync, zipSync } from 'fflate';
import writeWorkbook, { type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import { loadEntities } from '@/lib/content/loadEntities';
import type { Entity } from '@/lib/content/schemas';
import type { Locale } from '@/lib/i18n/locales';
import { type Cell, sheetCells } from './sheetCells';
import { type Template, templates } from './templates';

/** What a template says in a language. */
type Texts = Entity<'templates.json'>;

/** What a reader writes over is shaded. */
const SHADE = '#f0eadc';
const HEAD = '#dfe6da';
const LINE: CellObject = { borderStyle: 'thin', borderColor: '#a9c4b6', alignVertical: 'top', wrap: true };

/** Any day: what a workbook holds decides about its bytes, not the hour it was made. */
const MADE = new Date(2026, 0, 1);

/** A template as a workbook for Excel and its like: labels, sample figures to write over, and formulas. */
export async function writeTemplate(template: Template, locale: Locale): Promise<Buffer> {
  const texts = loadEntities('templates.json', locale);
  const sheets = templates[template].map((id) => {
    const sheet = texts.find((one) => one.id === id);
    if (!sheet) throw new Error(`messages/en/templates.json has no entry "${id}"`);
    return toSheet(sheet);
  });
  const workbook = await writeWorkbook(sheets, { fontFamily: 'Arial', fontSize: 10 }).toBuffer();
  return Buffer.from(zipSync(unzipSync(workbook), { level: 9, mtime: MADE }));
}

function toSheet(texts: Texts): Sheet<never> {
  const { widths, rows, landscape } = sheetCells[texts.id];
  const first = texts.notes.length + 4;
  const across = widths.length;
  const head: Row[] = [
    [{ value: texts.title, fontWeight: 'bold', fontSize: 14, columnSpan: across }],
    ...texts.notes.map((note): Row => [{ value: note, columnSpan: across, wrap: true, height: 28 }]),
    [],
    texts.columns.map((column) => ({ ...LINE, value: column, fontWeight: 'bold', backgroundColor: HEAD })),
  ];
  const data = rows.map((cells, index): Row => {
    const remark = texts.remarks?.[index];
    return [
      { ...LINE, value: texts.rows[index] ?? index + 1 },
      ...cells.map((cell) => toCell(cell, first)),
      ...(remark === undefined ? [] : [{ ...LINE, value: remark }]),
    ];
  });
  return {
    data: [...head, ...data],
    sheet: texts.name,
    columns: widths.map((width) => ({ width })),
    ...(landscape && { orientation: 'landscape' }),
  };
}

function toCell(cell: Cell | undefined, first: number): CellObject {
  if (!cell) return { ...LINE, height: 22 };
  const { format } = cell;
  if ('value' in cell) return { ...LINE, value: cell.value, type: Number, format, backgroundColor: SHADE };
  const formula = cell.formula.replace(/\{(\d+)\}/g, (_, row) => String(first + Number(row)));
  return { ...LINE, value: formula, type: 'Formula', format, fontWeight: 'bold' };
}
