import { createSyntaxIssue, type SyntaxIssue } from './SyntaxIssue';

const QUOTE_REMEDY = 'Put the whole text in quotation marks: "…".';

/** Common errors in a line `field: text`, most reliable first. */
const commonErrors = [
  {
    pattern: /^[\w-]+\s*：/,
    problem: 'The colon after the field name is full-width.',
    remedy: 'Replace it with : and a space.',
  },
  {
    pattern: /^\t/,
    problem: 'This line starts with a tab.',
    remedy: 'Delete the tab: field names must not be indented.',
  },
  {
    pattern: /^ +[\w-]+: /,
    problem: 'This line starts with spaces, so it is parsed as part of the field above.',
    remedy: 'Delete the spaces: field names must not be indented.',
  },
  {
    pattern: /^[\w-]+:(?!\/\/)\S/,
    problem: 'The space after the colon is missing.',
    remedy: 'Add a space between the colon and the text.',
  },
  {
    pattern: /^[\w-]+: +(?:"(?:[^"\\]|\\.)*|'[^']*)$/,
    problem: 'The closing quotation mark of this text is missing.',
    remedy: 'Add it at the end of the text.',
  },
  {
    pattern: /^[\w-]+: +"(?:[^"\\]|\\.)*"\s*[^\s#]/,
    problem: 'A quotation mark inside this text ends it too early.',
    remedy: 'Inside a text, use “ and ”, or write \\" for a straight quotation mark.',
  },
  {
    pattern: /^[\w-]+: +'(?:[^']|'')*'\s*[^\s#]/,
    problem: 'This text is quoted with apostrophes, and an apostrophe inside it ends it too early.',
    remedy: QUOTE_REMEDY,
  },
  {
    pattern: /^[\w-]+: +\[[^\]]*$/,
    problem: 'The closing ] of this list is missing.',
    remedy: 'Add ] at the end of the list.',
  },
  {
    pattern: /^[\w-]+: +[^"'[{].*: /,
    problem: 'This text contains a colon and a space, which YAML parses as another field.',
    remedy: QUOTE_REMEDY,
  },
  {
    pattern: /^[\w-]+: +[@`%&*!|>{]/,
    problem: 'The first character of this text has a special meaning in YAML.',
    remedy: QUOTE_REMEDY,
  },
  {
    pattern: /^[\w-]+: +".*\\(?!["\\/nt])/,
    problem: 'A single backslash \\ is not allowed in a text in quotation marks.',
    remedy: 'For a backslash, write \\\\.',
  },
  {
    pattern: /^[^\s:#-][^:]*$/,
    problem: 'This line has no colon.',
    remedy: 'Write it as field: text, or move it to the end of the line above.',
  },
];

/**
 * Explains why front matter is not valid YAML, by the first line with a common error. Undefined if no line has one.
 * `base` is the offset of the front matter in its file.
 */
export function findYamlSyntaxError(yaml: string, base: number): SyntaxIssue | undefined {
  for (const { 0: line, index } of yaml.matchAll(/^.+/gm)) {
    const commonError = commonErrors.find(({ pattern }) => pattern.test(line));
    if (commonError) return createSyntaxIssue(base + index, commonError.problem, commonError.remedy);
  }
  return undefined;
}
