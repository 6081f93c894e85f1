import { diffArrays } from 'diff';

/** A non-blank line, with the blank lines before it. */
type Line = {
  text: string;
  /** The line without the parts that the rich-text editor rewrites. Lines with equal keys were not edited. */
  key: string;
  blank: string[];
  isCode: boolean;
};

/** A line of the result, with its index in the source unless it is new. */
type MergedLine = { text: string; blank: string[]; sourceIndex?: number };

const LIST_ITEM = /^(\s*)(?:([-*+])|(\d+)([.)]))([ \t]+)(.*)$/;
const TABLE_ROW = /^\|.*\|\s*$/;
const DELIMITER_ROW = /^\|(?:\s*:?-+:?\s*\|)+\s*$/;
const RULE = /^([-*_])(?:\s*\1){2,}\s*$/;
/** Start of a line that is not paragraph text. The editor inserts blank lines around such lines. */
const BLOCK = /^\s*(?:[-*+]\s|\d+[.)]\s|[>#|]|`{3}|~{3}|={3}|-{3}|\*{3}|_{3})/;
/** Matches an escaped punctuation mark, a run of emphasis marks (`*`, `_`, `~`), or a single character. */
const TOKEN = /\\[!-/:-@[-`{-~]|[*_]+|~+|./gsu;

/**
 * Restores the source's spelling of unedited lines in a text from the rich-text editor. The editor rewrites the whole
 * text: bullets, numbers, indentation, alignment and padding of tables, emphasis marks, escapes, and blank lines. In an
 * edited line, only the edited part is replaced.
 */
export function restoreLines(edited: string, source: string): string {
  const before = splitLines(source);
  const after = splitLines(edited);
  const out: MergedLine[] = [];
  let [sourceIndex, editedIndex] = [0, 0];
  const changes = diffArrays(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
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
      const { text, blank } = after[editedIndex] as Line;
      if (added && !isEdited) out.push({ text, blank });
      else out.push({ text: mergeLines(before, sourceIndex, text, !added), blank, sourceIndex });
      editedIndex += 1;
      if (!added || isEdited) sourceIndex += 1;
    }
  }
  return addDelimiters(out)
    .flatMap(({ text, blank, sourceIndex: old }, index, lines) => {
      const previous = lines[index - 1];
      const isNeighbour = old !== undefined && previous?.sourceIndex === old - 1;
      const gap = isNeighbour ? (before[old] as Line).blank : blank;
      const isSplit = gap.length === 0 && blank.length > 0 && ![previous?.text, text].some(startsBlock);
      return [...(isSplit ? blank : gap), text];
    })
    .join('\n');
}

/** Adds the delimiter row to new tables. The editor omits it in pasted tables. */
function addDelimiters(lines: MergedLine[]): MergedLine[] {
  const isNewRow = (line?: MergedLine) =>
    line !== undefined && line.sourceIndex === undefined && TABLE_ROW.test(line.text);
  return lines.flatMap((line, index) => {
    const [previous, next] = [lines[index - 1], lines[index + 1]];
    const isHeaderRow = isNewRow(line) && (line.blank.length > 0 || !TABLE_ROW.test(previous?.text ?? ''));
    const hasBody = isNewRow(next) && next?.blank.length === 0 && !DELIMITER_ROW.test(next.text);
    if (!isHeaderRow || !hasBody) return [line];
    const columns = line.text.split(/(?<!\\)\|/).length - 2;
    return [line, { text: `|${' --- |'.repeat(columns)}`, blank: [] }];
  });
}

function startsBlock(text = ''): boolean {
  return BLOCK.test(text);
}

function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let blank: string[] = [];
  let fence = '';
  for (const line of text.split('\n')) {
    const fenceMarks = /^\s*(`{3,})/.exec(line)?.[1] ?? '';
    const isFence = fence === '' ? fenceMarks !== '' : fenceMarks.startsWith(fence);
    if (line.trim() === '' && fence === '') blank.push(line);
    else {
      const isCode = fence !== '' || isFence;
      lines.push({
        text: line,
        key: isCode ? getCodeKey(line) : getKey(line),
        blank,
        isCode,
      });
      blank = [];
    }
    if (isFence) fence = fence === '' ? fenceMarks : '';
  }
  return lines;
}

/** In code blocks, the editor only drops backslashes and labels a block without a language "plain". */
function getCodeKey(line: string): string {
  const plain = line.replace(/^(\s*`{3,})plain\s*$/, '$1').trimEnd();
  return plain.replace(/\\+_/g, '_').replace(/\\{2,}/g, '\\');
}

function getKey(line: string): string {
  if (RULE.test(line)) return '***';
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

/** Merges the edited line into line `at` of the source. `isSame` is true if their keys are equal. */
function mergeLines(source: Line[], at: number, edited: string, isSame: boolean): string {
  const { text, isCode } = source[at] as Line;
  if (isCode) return isSame ? text : mergeTexts(text, edited);
  const [sourceItem, editedItem] = [LIST_ITEM.exec(text), LIST_ITEM.exec(edited)];
  if (sourceItem && editedItem) return mergeItems(source, at, sourceItem, editedItem);
  // The editor drops alignment, so a delimiter row with alignment was typed by hand.
  if (DELIMITER_ROW.test(edited) && edited.includes(':')) return edited;
  if (isSame) return text;
  if (sourceItem || editedItem || DELIMITER_ROW.test(edited)) return edited;
  return TABLE_ROW.test(text) && TABLE_ROW.test(edited) ? mergeRows(text, edited) : mergeTexts(text, edited);
}

function mergeItems(source: Line[], at: number, old: RegExpExecArray, edited: RegExpExecArray): string {
  const [, indent = '', bullet, number, end = '', space = '', text = ''] = old;
  const [, newIndent = '', newBullet, newNumber = '', , , newText = ''] = edited;
  const isSameKind = (bullet === undefined) === (newBullet === undefined);
  const isSameLevel = indent === newIndent || getLevel(indent, source) === getLevel(newIndent, []);
  if (!isSameKind || !isSameLevel) return edited[0];
  // Items that all have the same number keep it; others are renumbered.
  const isCounted = [at - 1, at + 1].every((index) => {
    const [, otherIndent, , other] = LIST_ITEM.exec(source[index]?.text ?? '') ?? [];
    return otherIndent !== indent || other !== number;
  });
  const marker = bullet ?? `${isCounted ? newNumber : number}${end}`;
  return `${indent}${marker}${space}${mergeTexts(text, newText)}`;
}

/**
 * Returns the nesting level of a list item: four spaces per level, or two if the source indents items by two spaces.
 */
function getLevel(indent: string, source: Line[]): number {
  const isNarrow = source.some(({ text }) => /^\s{2}(?:[-+*]|\d+\.)\s/.test(text));
  const spaces = indent.replaceAll('\t', '    ').length;
  return Math.floor((isNarrow ? 2 * spaces : spaces) / 4);
}

/** Merges the cells of a table row one by one. The editor splits cells at an escaped `|`. */
function mergeRows(source: string, edited: string): string {
  const cells = source.split(/(?<!\\)\|/);
  const candidates = [edited, edited.replace(/\\ \| /g, '\\|')].map((row) => row.split(/(?<!\\)\|/));
  const merged = candidates.find(({ length }) => length === cells.length);
  if (!merged) return edited;
  return cells
    .map((cell, index) => {
      const text = (merged[index] ?? '').trim();
      const [, start = '', old = '', end = ''] = /^(\s*)(.*?)(\s*)$/.exec(cell) ?? [];
      if (getKey(old) === getKey(text)) return cell;
      return old === '' ? ` ${text} ` : `${start}${mergeTexts(old, text)}${end}`;
    })
    .join('|');
}

/** Returns the source, with the part between the first and the last difference replaced by the edited text. */
function mergeTexts(source: string, edited: string): string {
  const [old, now] = [source.match(TOKEN) ?? [], edited.match(TOKEN) ?? []];
  const maxCommon = Math.min(old.length, now.length);
  let start = 0;
  while (start < maxCommon && isSameToken(old[start] as string, now[start] as string)) start += 1;
  let end = 0;
  while (end < maxCommon - start && isSameToken(old.at(-1 - end) as string, now.at(-1 - end) as string))
    end += 1;
  const tail = old.slice(old.length - end);
  return [...old.slice(0, start), ...now.slice(start, now.length - end), ...tail].join('');
}

/** True if `edited` is how the editor writes the token `source`. It escapes only `*`, `~` and backticks. */
function isSameToken(source: string, edited: string): boolean {
  if (source === edited || edited === `\\${source}`) return true;
  if (/^\\./.test(source)) return source === `\\${edited}` && !/[*~`]/.test(edited);
  return source.replaceAll('_', '*') === edited;
}
