import { diffArrays } from 'diff';

/** A non-blank line. `blankLines` are the blank lines before it. */
type Line = {
  text: string;
  /** The line without the parts that the rich-text editor rewrites. Lines with equal keys were not edited. */
  key: string;
  blankLines: string[];
  isCode: boolean;
};

/** A non-blank line of the result. `sourceIndex` is its index in the source; undefined if the line is new. */
type MergedLine = { text: string; blankLines: string[]; sourceIndex?: number };

const LIST_ITEM = /^(\s*)(?:([-*+])|(\d+)([.)]))([ \t]+)(.*)$/;
const TABLE_ROW = /^\|.*\|\s*$/;
const DELIMITER_ROW = /^\|(?:\s*:?-+:?\s*\|)+\s*$/;
const HORIZONTAL_RULE = /^([-*_])(?:\s*\1){2,}\s*$/;
/** Start of a line that is not paragraph text. The editor inserts blank lines around such lines. */
const BLOCK_START = /^\s*(?:[-*+]\s|\d+[.)]\s|[>#|]|`{3}|~{3}|={3}|-{3}|\*{3}|_{3})/;
/** Matches an escaped punctuation mark, a run of emphasis marks (`*`, `_`, `~`), or a single character. */
const TOKEN = /\\[!-/:-@[-`{-~]|[*_]+|~+|./gsu;

/**
 * Restores the source's spelling of unedited lines in a text from the rich-text editor. The editor rewrites the whole
 * text: bullets, numbers, indentation, alignment and padding of tables, emphasis marks, escapes, and blank lines. In an
 * edited line, only the edited part is replaced.
 */
export function restoreLines(edited: string, source: string): string {
  const sourceLines = splitLines(source);
  const editedLines = splitLines(edited);
  const mergedLines: MergedLine[] = [];
  let [sourceIndex, editedIndex] = [0, 0];
  const changes = diffArrays(
    sourceLines.map(({ key }) => key),
    editedLines.map(({ key }) => key),
  );
  for (const [index, { added, removed, count }] of changes.entries()) {
    if (removed) {
      // If the next change adds the same number of lines, these lines were edited, not removed.
      const { added: isReplaced, count: addedCount } = changes[index + 1] ?? {};
      if (!isReplaced || addedCount !== count) sourceIndex += count;
      continue;
    }
    const isEdited = added && changes[index - 1]?.removed && changes[index - 1]?.count === count;
    for (let line = 0; line < count; line += 1) {
      const { text, blankLines } = editedLines[editedIndex] as Line;
      if (added && !isEdited) mergedLines.push({ text, blankLines });
      else {
        const mergedText = mergeLines(sourceLines, sourceIndex, text, !added);
        mergedLines.push({ text: mergedText, blankLines, sourceIndex });
      }
      editedIndex += 1;
      if (!added || isEdited) sourceIndex += 1;
    }
  }
  return joinLines(addDelimiters(mergedLines), sourceLines);
}

/** Joins lines. Between lines that are neighbours in the source, the blank lines of the source are restored. */
function joinLines(lines: MergedLine[], sourceLines: Line[]): string {
  return lines
    .flatMap(({ text, blankLines, sourceIndex }, index) => {
      const previous = lines[index - 1];
      const isNeighbour = sourceIndex !== undefined && previous?.sourceIndex === sourceIndex - 1;
      if (!isNeighbour) return [...blankLines, text];
      const sourceBlankLines = (sourceLines[sourceIndex] as Line).blankLines;
      // A person who splits a paragraph adds a blank line. Around other blocks, the rich-text editor adds it.
      const isSplitParagraph = sourceBlankLines.length === 0 && ![previous?.text, text].some(startsBlock);
      return [...(isSplitParagraph ? blankLines : sourceBlankLines), text];
    })
    .join('\n');
}

/** Adds the delimiter row to new tables. The editor omits it in pasted tables. */
function addDelimiters(lines: MergedLine[]): MergedLine[] {
  const isNewRow = (line?: MergedLine) =>
    line !== undefined && line.sourceIndex === undefined && TABLE_ROW.test(line.text);
  return lines.flatMap((line, index) => {
    const [previous, next] = [lines[index - 1], lines[index + 1]];
    const isHeaderRow =
      isNewRow(line) && (line.blankLines.length > 0 || !TABLE_ROW.test(previous?.text ?? ''));
    const hasBody = isNewRow(next) && next?.blankLines.length === 0 && !DELIMITER_ROW.test(next.text);
    if (!isHeaderRow || !hasBody) return [line];
    const columns = line.text.split(/(?<!\\)\|/).length - 2;
    return [line, { text: `|${' --- |'.repeat(columns)}`, blankLines: [] }];
  });
}

/** True if a line is not paragraph text. */
function startsBlock(text = ''): boolean {
  return BLOCK_START.test(text);
}

/** Splits a text into non-blank lines. Blank lines in code blocks count as non-blank. */
function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let blankLines: string[] = [];
  let openFence = '';
  for (const line of text.split('\n')) {
    const fenceMarks = /^\s*(`{3,})/.exec(line)?.[1] ?? '';
    const isFence = openFence === '' ? fenceMarks !== '' : fenceMarks.startsWith(openFence);
    if (line.trim() === '' && openFence === '') blankLines.push(line);
    else {
      const isCode = openFence !== '' || isFence;
      lines.push({
        text: line,
        key: isCode ? getCodeKey(line) : getKey(line),
        blankLines,
        isCode,
      });
      blankLines = [];
    }
    if (isFence) openFence = openFence === '' ? fenceMarks : '';
  }
  return lines;
}

/** In code blocks, the editor only drops backslashes and labels a block without a language "plain". */
function getCodeKey(line: string): string {
  const plain = line.replace(/^(\s*`{3,})plain\s*$/, '$1').trimEnd();
  return plain.replace(/\\+_/g, '_').replace(/\\{2,}/g, '\\');
}

function getKey(line: string): string {
  if (HORIZONTAL_RULE.test(line)) return '***';
  if (DELIMITER_ROW.test(line)) return '|-'.repeat(line.split('|').length - 2);
  const plain = line
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replaceAll('_', '*')
    .replace(/(?<=\S)\s+/g, ' ')
    // The editor inserts spaces inside double backticks.
    .replace(/(`{2,}) (.*?) \1/g, '$1$2$1')
    .trimEnd();
  const [, , bullet, number, , , rest] = LIST_ITEM.exec(plain) ?? [];
  if (bullet || number) return `${bullet ? '-' : '1.'} ${rest}`;
  if (!TABLE_ROW.test(plain)) return plain;
  const cells = plain.split('|').map((cell) => cell.trim());
  return cells.join('|').replace(/\|+$/, '|');
}

/** Merges an edited line into a line of the source. `hasSameKey` is true if their keys are equal. */
function mergeLines(source: Line[], sourceIndex: number, edited: string, hasSameKey: boolean): string {
  const { text, isCode } = source[sourceIndex] as Line;
  if (isCode) return hasSameKey ? text : mergeTexts(text, edited);
  const [sourceItem, editedItem] = [LIST_ITEM.exec(text), LIST_ITEM.exec(edited)];
  if (sourceItem && editedItem) return mergeItems(source, sourceIndex, sourceItem, editedItem);
  // The editor drops alignment, so a delimiter row with alignment was typed by hand.
  if (DELIMITER_ROW.test(edited) && edited.includes(':')) return edited;
  if (hasSameKey) return text;
  if (sourceItem || editedItem || DELIMITER_ROW.test(edited)) return edited;
  return TABLE_ROW.test(text) && TABLE_ROW.test(edited) ? mergeRows(text, edited) : mergeTexts(text, edited);
}

function mergeItems(
  source: Line[],
  sourceIndex: number,
  sourceItem: RegExpExecArray,
  editedItem: RegExpExecArray,
): string {
  const [, indent = '', bullet, number, end = '', space = '', text = ''] = sourceItem;
  const [, newIndent = '', newBullet, newNumber = '', , , newText = ''] = editedItem;
  const isSameKind = (bullet === undefined) === (newBullet === undefined);
  const isSameLevel = indent === newIndent || getLevel(indent, source) === getLevel(newIndent, []);
  if (!isSameKind || !isSameLevel) return editedItem[0];
  // Items that all have the same number keep it; others are renumbered.
  const isRenumbered = [sourceIndex - 1, sourceIndex + 1].every((index) => {
    const [, otherIndent, , otherNumber] = LIST_ITEM.exec(source[index]?.text ?? '') ?? [];
    return otherIndent !== indent || otherNumber !== number;
  });
  const marker = bullet ?? `${isRenumbered ? newNumber : number}${end}`;
  return `${indent}${marker}${space}${mergeTexts(text, newText)}`;
}

/** Returns the nesting level of a list item: four spaces per level, or two if the source indents by two spaces. */
function getLevel(indent: string, source: Line[]): number {
  const isNarrow = source.some(({ text }) => /^\s{2}(?:[-+*]|\d+\.)\s/.test(text));
  const spaces = indent.replaceAll('\t', '    ').length;
  return Math.floor((isNarrow ? 2 * spaces : spaces) / 4);
}

/** Merges the cells of a table row one by one. The editor splits cells at an escaped `|`. */
function mergeRows(source: string, edited: string): string {
  const cells = source.split(/(?<!\\)\|/);
  const candidates = [edited, edited.replace(/\\ \| /g, '\\|')].map((row) => row.split(/(?<!\\)\|/));
  const editedCells = candidates.find(({ length }) => length === cells.length);
  if (!editedCells) return edited;
  return cells
    .map((cell, index) => {
      const text = (editedCells[index] ?? '').trim();
      const [, start = '', cellText = '', end = ''] = /^(\s*)(.*?)(\s*)$/.exec(cell) ?? [];
      if (getKey(cellText) === getKey(text)) return cell;
      return cellText === '' ? ` ${text} ` : `${start}${mergeTexts(cellText, text)}${end}`;
    })
    .join('|');
}

/** Returns the source, with the part between the first and the last difference replaced by the edited text. */
function mergeTexts(source: string, edited: string): string {
  const sourceTokens = source.match(TOKEN) ?? [];
  const editedTokens = edited.match(TOKEN) ?? [];
  const isSameAt = (index: number) =>
    isSameToken(sourceTokens.at(index) as string, editedTokens.at(index) as string);
  const maxCommon = Math.min(sourceTokens.length, editedTokens.length);
  let startCount = 0;
  while (startCount < maxCommon && isSameAt(startCount)) startCount += 1;
  let endCount = 0;
  while (endCount < maxCommon - startCount && isSameAt(-1 - endCount)) endCount += 1;
  return [
    ...sourceTokens.slice(0, startCount),
    ...editedTokens.slice(startCount, editedTokens.length - endCount),
    ...sourceTokens.slice(sourceTokens.length - endCount),
  ].join('');
}

/** True if `edited` is how the editor writes the token `source`. It escapes only `*`, `~` and backticks. */
function isSameToken(source: string, edited: string): boolean {
  if (source === edited || edited === `\\${source}`) return true;
  if (/^\\./.test(source)) return source === `\\${edited}` && !/[*~`]/.test(edited);
  return source.replaceAll('_', '*') === edited;
}
