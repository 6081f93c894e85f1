import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeWorkbook, { type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import type { Entity } from '@/lib/content/entries/schemas';
import type { Locale } from '@/lib/shared/i18n/locales';
import { type PlacedCell, positionCells } from './positionCells';
import { sheetCells } from './sheetCells';
import { type Template, templates } from './templates';

/** What a sheet says in a language. */
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
    return { texts: sheet, cells: positionCells(id, firstRow(sheet)) };
  });
  const workbook = await writeWorkbook(
    sheets.map(({ texts, cells }) => toSheet(texts, cells)),
    { fontFamily: 'Arial', fontSize: 10 },
  ).toBuffer();
  const files = unzipSync(workbook);
  for (const [index, { cells }] of sheets.entries())
    addResults(files, `xl/worksheets/sheet${index + 1}.xml`, cells);
  return Buffer.from(zipSync(files, { level: 9, mtime: MADE }));
}

/** The number of the first row below the headline, the notes, an empty row and the head of the table. */
function firstRow({ notes }: Texts): number {
  return notes.length + 4;
}

function toSheet(texts: Texts, rows: (PlacedCell | undefined)[][]): Sheet<never> {
  const { widths, landscape } = sheetCells[texts.id];
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
      ...cells.map(toCell),
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

function toCell(cell: PlacedCell | undefined): CellObject {
  if (!cell) return { ...LINE, height: 22 };
  const { formula, value, format } = cell;
  return formula === undefined
    ? { ...LINE, value, type: Number, format, backgroundColor: SHADE }
    : { ...LINE, value: formula, type: 'Formula', format, fontWeight: 'bold' };
}

/** Writes the results beside the formulas, for previews on telephones, which do not reckon. */
function addResults(
  files: Record<string, Uint8Array>,
  name: string,
  rows: (PlacedCell | undefined)[][],
): void {
  const values = new Map(rows.flat().flatMap((cell) => (cell ? [[cell.address, cell.value]] : [])));
  const xml = strFromU8(files[name] ?? new Uint8Array());
  files[name] = strToU8(
    xml.replace(
      /(<c r="(\w+)"[^>]*><f>[^<]*<\/f>)/g,
      (written, _, address) => `${written}<v>${values.get(address)}</v>`,
    ),
  );
}
