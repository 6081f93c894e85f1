import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeWorkbook, { type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import type { Entity } from '@/lib/content/entries/schemas';
import type { Locale } from '@/lib/shared/i18n/locales';
import { type PositionedCell, positionCells } from './positionCells';
import { sheetCells } from './sheetCells';
import { type Template, templates } from './templates';

/** The translated texts of a sheet. */
type SheetTexts = Entity<'templates.json'>;

/** Background of the cells that readers overwrite. */
const INPUT_COLOUR = '#f0eadc';
const HEADER_COLOUR = '#dfe6da';
const CELL_STYLE: CellObject = {
  borderStyle: 'thin',
  borderColor: '#a9c4b6',
  alignVertical: 'top',
  wrap: true,
};

/** A constant file date, so that identical content gives identical bytes. */
const FIXED_DATE = new Date(2026, 0, 1);

/** Writes a template as an XLSX workbook with labels, sample values to overwrite, and formulas. */
export async function writeTemplate(template: Template, locale: Locale): Promise<Buffer> {
  const texts = loadEntities('templates.json', locale);
  const sheets = templates[template].map((id) => {
    const sheet = texts.find((entry) => entry.id === id);
    if (!sheet) throw new Error(`messages/en/templates.json has no entry "${id}"`);
    return { texts: sheet, cells: positionCells(id, getFirstRow(sheet)) };
  });
  const workbook = await writeWorkbook(
    sheets.map(({ texts, cells }) => createSheet(texts, cells)),
    { fontFamily: 'Arial', fontSize: 10 },
  ).toBuffer();
  const files = unzipSync(workbook);
  for (const [index, { cells }] of sheets.entries())
    addFormulaResults(files, `xl/worksheets/sheet${index + 1}.xml`, cells);
  return Buffer.from(zipSync(files, { level: 9, mtime: FIXED_DATE }));
}

/** Returns the first row number below the title, the notes, an empty row and the table header. */
function getFirstRow({ notes }: SheetTexts): number {
  return notes.length + 4;
}

function createSheet(texts: SheetTexts, rows: (PositionedCell | undefined)[][]): Sheet<never> {
  const { widths, landscape } = sheetCells[texts.id];
  const columnCount = widths.length;
  const headerRows: Row[] = [
    [{ value: texts.title, fontWeight: 'bold', fontSize: 14, columnSpan: columnCount }],
    ...texts.notes.map((note): Row => [{ value: note, columnSpan: columnCount, wrap: true, height: 28 }]),
    [],
    texts.columns.map((column) => ({
      ...CELL_STYLE,
      value: column,
      fontWeight: 'bold',
      backgroundColor: HEADER_COLOUR,
    })),
  ];
  const data = rows.map((cells, index): Row => {
    const remark = texts.remarks?.[index];
    return [
      { ...CELL_STYLE, value: texts.rows[index] ?? index + 1 },
      ...cells.map(createWorkbookCell),
      ...(remark === undefined ? [] : [{ ...CELL_STYLE, value: remark }]),
    ];
  });
  return {
    data: [...headerRows, ...data],
    sheet: texts.name,
    columns: widths.map((width) => ({ width })),
    ...(landscape && { orientation: 'landscape' }),
  };
}

function createWorkbookCell(cell: PositionedCell | undefined): CellObject {
  if (!cell) return { ...CELL_STYLE, height: 22 };
  const { formula, value, format } = cell;
  return formula === undefined
    ? { ...CELL_STYLE, value, type: Number, format, backgroundColor: INPUT_COLOUR }
    : { ...CELL_STYLE, value: formula, type: 'Formula', format, fontWeight: 'bold' };
}

/** Adds the results to the formula cells, for viewers that do not evaluate formulas, such as previews on phones. */
function addFormulaResults(
  files: Record<string, Uint8Array>,
  name: string,
  rows: (PositionedCell | undefined)[][],
): void {
  const values = new Map(rows.flat().flatMap((cell) => (cell ? [[cell.reference, cell.value]] : [])));
  const xml = strFromU8(files[name] ?? new Uint8Array());
  files[name] = strToU8(
    xml.replace(
      /(<c r="(\w+)"[^>]*><f>[^<]*<\/f>)/g,
      (cell, _, reference) => `${cell}<v>${values.get(reference)}</v>`,
    ),
  );
}
