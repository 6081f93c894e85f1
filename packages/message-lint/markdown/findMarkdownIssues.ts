import type { Root } from 'mdast';
import { errorAt, type Issue, warningAt } from '../Rule';
import { findUnintendedNodes } from './findUnintendedNodes';
import { findUnrenderedSyntax, readVisibleBlocks, type VisibleBlock } from './findUnrenderedSyntax';

/** Finds Markdown syntax that is shown to readers, and Markdown elements created by accident. */
export function findMarkdownIssues(tree: Root, source: string): Issue[] {
  const blocks = readVisibleBlocks(tree, source);
  return [
    ...blocks.flatMap(findUnrenderedSyntax),
    ...blocks.flatMap(findPastedLines),
    ...findUnintendedNodes(tree, source),
  ];
}

type Line = { text: string; offset: number };

/** Bullets that word processors write, and full-width numbers as used in Chinese lists. */
const BULLET = /^[•‣⁃∙▪▫●○◦■□◆◇▶►➢➤]/u;
const WIDE_NUMBER = /^[０-９]+[．.、)）]/;

/**
 * Markers of possible list items: a dash or check mark, a number or letter with a bracket or full stop, and circled or
 * Chinese numbers. They count only if several lines start with one.
 */
const POSSIBLE_MARKER =
  /^(?:[–—−·✓✔-]\s*[^\s\d]|\+\S|\*(?![*\s])|(?:\d{1,3}|[a-z])[.)、．）](?!\d)|[(（](?:\d{1,2}|[a-z]|[一二三四五六七八九十])[)）]|[①-⑳]|[一二三四五六七八九十]、)/u;

/** A Markdown list marker. It is part of a paragraph's text only if its line is indented too far. */
const VALID_MARKER = /^(?:[-*+]|1[.)]) /;

/** The row of a table that separates its header from its body: `| --- | :-: |`. */
const DELIMITER_ROW = /^(?=.*\|)\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;

/**
 * Reports the first problem of a paragraph: a list or table, pasted from a word processor or web page, that Markdown
 * does not recognize, or a backslash at the end.
 */
function findPastedLines(block: VisibleBlock): Issue[] {
  if (block.type !== 'paragraph') return [];
  const lines = splitLines(block);
  return [
    ...findBrokenTable(lines),
    ...findTabSeparatedTable(lines),
    ...findUnrecognizedItem(lines),
    ...findTrailingBackslash(lines),
  ].slice(0, 1);
}

function splitLines({ text, start }: VisibleBlock): Line[] {
  return [...text.matchAll(/[^\r\n]+/g)].map(({ 0: line, index }) => {
    const trimmed = line.trimStart();
    return { text: trimmed.trimEnd(), offset: start + index + line.length - trimmed.length };
  });
}

function findBrokenTable(lines: Line[]): Issue[] {
  const delimiterIndex = lines.findIndex(({ text }) => DELIMITER_ROW.test(text));
  const header = lines[delimiterIndex - 1];
  if (header) {
    const columns = countCells(header.text);
    const cells = countCells(lines[delimiterIndex]?.text ?? '');
    const values = { columns, cells, row: formatDelimiterRow(columns) };
    return [errorAt(header.offset, 'markdown.delimiterCells', values)];
  }
  const rows = lines.filter(({ text }) => text.includes('|'));
  const [firstRow] = rows;
  const isRow = ({ text }: Line) => /^\|.*\S.*\|$/.test(text);
  const isTable = rows.some(isRow) || rows.filter(({ text }) => text.startsWith('|')).length > 1;
  const isAligned =
    rows.length > 1 &&
    rows.length === lines.length &&
    new Set(rows.map(({ text }) => countCells(text))).size === 1;
  if (!firstRow || !(isTable || isAligned)) return [];
  const values = { row: formatDelimiterRow(countCells(firstRow.text)) };
  // Only a warning for rows without outer bars: a text may contain vertical bars on purpose.
  const createIssue = isTable ? errorAt : warningAt;
  return [createIssue(firstRow.offset, 'markdown.noDelimiterRow', values)];
}

function countCells(row: string): number {
  return row.replace(/^\||\|$/g, '').split('|').length;
}

function formatDelimiterRow(columns: number): string {
  return `|${' --- |'.repeat(columns)}`;
}

function findTabSeparatedTable(lines: Line[]): Issue[] {
  const rows = lines.filter(({ text }) => text.includes('\t'));
  const [firstRow] = rows;
  const cells = firstRow?.text.split('\t').length ?? 0;
  if (!firstRow || (rows.length < 2 && cells < 3)) return [];
  return [warningAt(firstRow.offset, 'markdown.tabs', { row: formatDelimiterRow(cells) })];
}

function findUnrecognizedItem(lines: Line[]): Issue[] {
  const certainItem = lines.find(({ text }) => BULLET.test(text) || WIDE_NUMBER.test(text));
  const indentedItem = lines.find(({ text }, index) => index > 0 && VALID_MARKER.test(text));
  const possibleItems = lines.filter(({ text }) => POSSIBLE_MARKER.test(text));
  const unspacedItem = lines.find(({ text }) => /^-\p{L}/u.test(text));
  const item = certainItem ?? indentedItem ?? (possibleItems.length > 1 ? possibleItems[0] : unspacedItem);
  if (!item) return [];
  const [marker = ''] = /^[^\p{L}\s]{1,4}|^\S{1,2}/u.exec(item.text) ?? [];
  return [warningAt(item.offset, 'markdown.notAListItem', { marker })];
}

function findTrailingBackslash(lines: Line[]): Issue[] {
  const lastLine = lines.at(-1);
  if (!lastLine?.text.endsWith('\\')) return [];
  return [warningAt(lastLine.offset + lastLine.text.length - 1, 'markdown.trailingBackslash')];
}
