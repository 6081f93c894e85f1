/** A generated class name of a CSS module: six characters for the file, then the source name. */
const CLASS_NAME = /(?<![\w-])_?[\w-]{6}_[A-Za-z]\w*(?![\w-])/g;
const CLASS_SELECTOR = new RegExp(`\\.(${CLASS_NAME.source})`, 'g');

/** A custom property, or another author-defined name with two dashes. */
const CUSTOM_PROPERTY = /(?<![\w-])--[A-Za-z][\w-]*/g;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Short names of CSS module classes and custom properties, by their long names. */
export type ClassNameMap = ReadonlyMap<string, string>;

/**
 * Assigns short names to the classes and custom properties of a stylesheet in order of appearance. Files that use them
 * have content hashes in their names.
 */
export function createShortNames(css: string): ClassNameMap {
  const classes = new Set([...css.matchAll(CLASS_SELECTOR)].map(([, name = '']) => name));
  const properties = new Set(css.match(CUSTOM_PROPERTY));
  return new Map([
    ...[...classes].map((name, index) => [name, toLetters(index)] as const),
    ...[...properties].map((name, index) => [name, `--${toLetters(index)}`] as const),
  ]);
}

/** Replaces long names with short names in a stylesheet or a list of classes. */
export function applyShortNames(text: string, names: ClassNameMap): string {
  const getShortName = (name: string) => names.get(name) ?? name;
  return text.replace(CLASS_NAME, getShortName).replace(CUSTOM_PROPERTY, getShortName);
}

/** Replaces long names with short names in the `class` attributes of a page. */
export function applyShortClassNames(html: string, names: ClassNameMap): string {
  return html.replace(/ class="[^"]*"/g, (attribute) => applyShortNames(attribute, names));
}

/** Returns `a` to `Z` for the first indices, then names with two letters, and so on. */
function toLetters(index: number): string {
  const { length } = LETTERS;
  const last = LETTERS.charAt(index % length);
  return index < length ? last : toLetters(Math.floor(index / length) - 1) + last;
}
