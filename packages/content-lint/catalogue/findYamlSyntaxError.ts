import { createSyntaxIssue, type SyntaxIssue } from './SyntaxIssue';

/** Common errors in a line `field: text`, most reliable first, by the id of their sentences. */
const commonErrors: [id: string, pattern: RegExp][] = [
  ['wideColon', /^[\w-]+\s*：/],
  ['tab', /^\t/],
  ['spaces', /^ +[\w-]+: /],
  ['missingSpace', /^[\w-]+:(?!\/\/)\S/],
  ['closingQuote', /^[\w-]+: +(?:"(?:[^"\\]|\\.)*|'[^']*)$/],
  ['innerQuote', /^[\w-]+: +"(?:[^"\\]|\\.)*"\s*[^\s#]/],
  ['apostrophes', /^[\w-]+: +'(?:[^']|'')*'\s*[^\s#]/],
  ['unclosedList', /^[\w-]+: +\[[^\]]*$/],
  ['colon', /^[\w-]+: +[^"'[{].*: /],
  ['firstCharacter', /^[\w-]+: +[@`%&*!|>{]/],
  ['backslash', /^[\w-]+: +".*\\(?!["\\/nt])/],
  ['noColon', /^[^\s:#-][^:]*$/],
];

/**
 * Explains why front matter is not valid YAML, by the first line with a common error. Undefined if no line has one.
 * `base` is the offset of the front matter in its file.
 */
export function findYamlSyntaxError(yaml: string, base: number): SyntaxIssue | undefined {
  for (const { 0: line, index } of yaml.matchAll(/^.+/gm)) {
    const [id] = commonErrors.find(([, pattern]) => pattern.test(line)) ?? [];
    if (id !== undefined) return createSyntaxIssue(base + index, `syntax.yaml.${id}`);
  }
  return undefined;
}
