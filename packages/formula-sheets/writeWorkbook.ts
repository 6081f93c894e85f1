import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import writeExcelFile, { type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import { type PositionedCell, positionCells } from './positionCells';
import type { WorkbookStyle, Worksheet } from './Worksheet';

/** Row heights in points: two lines of a note, and space to write a value by hand. */
const NOTE_HEIGHT = 28;
const EMPTY_CELL_HEIGHT = 22;

/** A constant file date, so that identical content gives identical bytes. */
const FIXED_DATE = new Date(2026, 0, 1);

type PositionedCells = (PositionedCell | undefined)[][];

/** Writes worksheets as an XLSX workbook with labels, sample values to overwrite, formulas and their results. */
export async function writeWorkbook(worksheets: readonly Worksheet[], style: WorkbookStyle): Promise<Buffer> {
  const sheets = worksheets.map((worksheet) => ({
    worksheet,
    cells: positionCells(worksheet.rows, getFirstRow(worksheet)),
  }));
  const { fontFamily, fontSize } = style;
  const workbook = await writeExcelFile(
    sheets.map(({ worksheet, cells }) => createSheet(worksheet, cells, style)),
    { fontFamily, fontSize },
  ).toBuffer();
  const files = unzipSync(workbook);
  for (const [index, { cells }] of sheets.entries())
    addFormulaResults(files, `xl/worksheets/sheet${index + 1}.xml`, cells);
  return Buffer.from(zipSync(files, { level: 9, mtime: FIXED_DATE }));
}

/** Returns the number of the first row below the title, the notes, an empty row and the table header. */
function getFirstRow({ notes }: Worksheet): number {
  return notes.length + 4;
}

function createSheet(worksheet: Worksheet, rows: PositionedCells, style: WorkbookStyle): Sheet<never> {
  const { name, title, notes, columns, widths, labels, remarks, landscape } = worksheet;
  const columnSpan = widths.length;
  const cellStyle: CellObject = {
    borderStyle: 'thin',
    borderColor: style.borderColour,
    alignVertical: 'top',
    wrap: true,
  };
  const headerRows: Row[] = [
    [{ value: title, fontWeight: 'bold', fontSize: 14, columnSpan }],
    ...notes.map((note): Row => [{ value: note, columnSpan, wrap: true, height: NOTE_HEIGHT }]),
    [],
    columns.map((column) => ({
      ...cellStyle,
      value: column,
      fontWeight: 'bold',
      backgroundColor: style.headerColour,
    })),
  ];
  const data = rows.map((cells, index): Row => {
    const remark = remarks?.[index];
    return [
      { ...cellStyle, value: labels[index] ?? index + 1 },
      ...cells.map((cell) => ({ ...cellStyle, ...createCell(cell, style) })),
      ...(remark === undefined ? [] : [{ ...cellStyle, value: remark }]),
    ];
  });
  return {
    data: [...headerRows, ...data],
    sheet: name,
    columns: widths.map((width) => ({ width })),
    ...(landscape && { orientation: 'landscape' }),
  };
}

function createCell(cell: PositionedCell | undefined, { inputColour }: WorkbookStyle): CellObject {
  if (!cell) return { height: EMPTY_CELL_HEIGHT };
  const { formula, value, format } = cell;
  return formula === undefined
    ? { value, type: Number, format, backgroundColor: inputColour }
    : { value: formula, type: 'Formula', format, fontWeight: 'bold' };
}

/** Adds the results to the formula cells, for viewers that do not evaluate formulas, such as previews on phones. */
function addFormulaResults(files: Record<string, Uint8Array>, name: string, rows: PositionedCells): void {
  const values = new Map(rows.flat().flatMap((cell) => (cell ? [[cell.reference, cell.value]] : [])));
  const xml = strFromU8(files[name] ?? new Uint8Array());
  files[name] = strToU8(
    xml.replace(
      /(<c r="(\w+)"[^>]*><f>[^<]*<\/f>)/g,
      (cell, _, reference) => `${cell}<v>${values.get(reference)}</v>`,
    ),
  );
}
