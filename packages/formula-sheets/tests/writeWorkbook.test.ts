import { strFromU8, unzipSync } from 'fflate';
import { createRow, createRows } from '../Cell';
import type { Worksheet } from '../Worksheet';
import { writeWorkbook } from '../writeWorkbook';

const style = {
  fontFamily: 'Arial',
  fontSize: 10,
  inputColour: '#f0eadc',
  headerColour: '#dfe6da',
  borderColour: '#a9c4b6',
};
const sheet: Worksheet = {
  name: 'Stock',
  title: 'Stock accuracy',
  notes: ['Overwrite the sample values.'],
  columns: ['', 'Counted', 'Correct', 'Accuracy'],
  widths: [20, 10, 10, 10],
  labels: ['Aisle 1', 'Aisle 2', 'Both'],
  rows: [
    [...createRow('#,##0', 60, 51), ...createRow('0.0%', 'C{0}/B{0}')],
    [...createRow('#,##0', 40, 38), ...createRow('0.0%', 'C{1}/B{1}')],
    [...createRow('#,##0', 'SUM(B{0}:B{1})', 'SUM(C{0}:C{1})'), ...createRow('0.0%', 'C{2}/B{2}')],
  ],
};

async function readSheet(worksheet: Worksheet): Promise<string> {
  const files = unzipSync(await writeWorkbook([worksheet], style));
  return strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
}

test('formulas have row numbers and results', async () => {
  const xml = await readSheet(sheet);
  expect(xml.match(/<f>.*?<\/v>/g)).toEqual([
    '<f>C5/B5</f><v>0.85</v>',
    '<f>C6/B6</f><v>0.95</v>',
    '<f>SUM(B5:B6)</f><v>100</v>',
    '<f>SUM(C5:C6)</f><v>89</v>',
    '<f>C7/B7</f><v>0.89</v>',
  ]);
});

test('a formula may use the result of a later row', async () => {
  const rows = createRows('0', 'ABS(B{1}-5)', 'B{2}*2', 1);
  expect(await readSheet({ ...sheet, rows })).toContain('<f>ABS(B6-5)</f><v>3</v>');
});

test('identical content gives identical bytes', async () => {
  const [first, second] = await Promise.all([writeWorkbook([sheet], style), writeWorkbook([sheet], style)]);
  expect(first.equals(second)).toBe(true);
});
