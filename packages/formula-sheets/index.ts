export { type Cell, createRow, createRows } from './Cell';
export type { WorkbookStyle, Worksheet } from './Worksheet';
export { writeWorkbook } from './writeWorkbook';
