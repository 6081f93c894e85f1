import type { PrintedBlock } from './readPrintedBlocks';
import { errorSlip, type Slip, warningSlip } from './Slip';

type Line = { text: string; offset: number };

/** Bullets of word processors, and Chinese numbers of full-width digits. */
const BULLET = /^[•‣⁃∙▪▫●○◦■□◆◇▶►➢➤]/u;
const WIDE_NUMBER = /^[０-９]+[．.、)）]/;

/** Marks that begin an item only if several lines have one. */
const WEAK_MARKER =
  /^(?:[–—−·✓✔-]\s*[^\s\d]|\+\S|\*(?![*\s])|(?:\d{1,3}|[a-z])[.)、．）](?!\d)|[(（](?:\d{1,2}|[a-z]|[一二三四五六七八九十])[)）]|[①-⑳]|[一二三四五六七八九十]、)/u;

/** A mark with its space, which is printed only if the line is indented too far to begin an item. */
const MARKER = /^(?:[-*+]|1[.)]) /;

const DELIMITER_ROW = /^(?=.*\|)\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;

const LISTS =
  'Write an empty line, then each item on a line that begins with "- ", or "1. " with half-width characters.';

/** Reports lines that word processors and web pages leave when a list or a table is pasted. */
export function findPastedLines(block: PrintedBlock): Slip[] {
  if (block.type !== 'paragraph') return [];
  const lines = splitLines(block);
  return [...findTable(lines), ...findTabs(lines), ...findItems(lines), ...findBackslash(lines)].slice(0, 1);
}

function splitLines({ text, start }: PrintedBlock): Line[] {
  return [...text.matchAll(/[^\r\n]+/g)].map(({ 0: line, index }) => {
    const trimmed = line.trimStart();
    return { text: trimmed.trimEnd(), offset: start + index + line.length - trimmed.length };
  });
}

function findTable(lines: Line[]): Slip[] {
  const delimiter = lines.findIndex(({ text }) => DELIMITER_ROW.test(text));
  const header = lines[delimiter - 1];
  if (header) {
    const columns = countCells(header.text);
    const cells = countCells(lines[delimiter]?.text ?? '');
    const problem = `This is not a table: its first row has ${columns} cells, the row of dashes ${cells}.`;
    return [
      errorSlip(header.offset, problem, `Write ${columns} cells of dashes: ${formatDelimiterRow(columns)}`),
    ];
  }
  const rows = lines.filter(({ text }) => text.includes('|'));
  const [first] = rows;
  const isRow = ({ text }: Line) => /^\|.*\S.*\|$/.test(text);
  const isTable = rows.some(isRow) || rows.filter(({ text }) => text.startsWith('|')).length > 1;
  const isAligned =
    rows.length > 1 &&
    rows.length === lines.length &&
    new Set(rows.map(({ text }) => countCells(text))).size === 1;
  if (!first || !(isTable || isAligned)) return [];
  const problem = 'This is not a table: the row of dashes below its first row is missing.';
  const remedy = `Write below the first row: ${formatDelimiterRow(countCells(first.text))}`;
  // Bars between words may be meant as such.
  return [(isTable ? errorSlip : warningSlip)(first.offset, problem, remedy)];
}

function countCells(row: string): number {
  return row.replace(/^\||\|$/g, '').split('|').length;
}

function formatDelimiterRow(columns: number): string {
  return `|${' --- |'.repeat(columns)}`;
}

function findTabs(lines: Line[]): Slip[] {
  const rows = lines.filter(({ text }) => text.includes('\t'));
  const [first] = rows;
  if (!first || (rows.length < 2 && first.text.split('\t').length < 3)) return [];
  const cells = first.text.split('\t').length;
  const problem = 'Tabs between cells show as spaces: this is a line of text, not a table.';
  const remedy = `Write each row as | a | b |, and below the first one: ${formatDelimiterRow(cells)}`;
  return [warningSlip(first.offset, problem, remedy)];
}

function findItems(lines: Line[]): Slip[] {
  const strong = lines.find(({ text }) => BULLET.test(text) || WIDE_NUMBER.test(text));
  const indented = lines.find(({ text }, index) => index > 0 && MARKER.test(text));
  const weak = lines.filter(({ text }) => WEAK_MARKER.test(text));
  const glued = lines.find(({ text }) => /^-\p{L}/u.test(text));
  const found = strong ?? indented ?? (weak.length > 1 ? weak[0] : glued);
  if (!found) return [];
  const [marker = ''] = /^[^\p{L}\s]{1,4}|^\S{1,2}/u.exec(found.text) ?? [];
  const problem = `This is not an item of a list: "${marker}" shows as text, and its lines as one paragraph.`;
  return [warningSlip(found.offset, problem, LISTS)];
}

function findBackslash(lines: Line[]): Slip[] {
  const last = lines.at(-1);
  if (!last?.text.endsWith('\\')) return [];
  const problem = 'This \\ shows as a character: there is no line after it to break.';
  return [warningSlip(last.offset + last.text.length - 1, problem, 'Delete it.')];
}
