/** A class of a CSS module as the framework names it: six characters for the file, then the name that stands in it. */
const CLASS = /(?<![\w-])_?[\w-]{6}_[A-Za-z]\w*(?![\w-])/g;
const SELECTOR = new RegExp(`\\.(${CLASS.source})`, 'g');

/** A custom property, or another name that an author chooses with two dashes. */
const PROPERTY = /(?<![\w-])--[A-Za-z][\w-]*/g;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The short name of each class of a CSS module and of each custom property, by the one it has in the sources. */
export type ClassNameMap = ReadonlyMap<string, string>;

/**
 * Names the classes and the custom properties of a stylesheet in the order of their coming. Files that hold the names are
 * called by a hash of their content.
 */
export function createShortNames(css: string): ClassNameMap {
  const classes = new Set([...css.matchAll(SELECTOR)].map(([, name = '']) => name));
  const properties = new Set(css.match(PROPERTY));
  return new Map([
    ...[...classes].map((name, index) => [name, toLetters(index)] as const),
    ...[...properties].map((name, index) => [name, `--${toLetters(index)}`] as const),
  ]);
}

/** A text (a stylesheet, a list of classes) with the short names in it. */
export function applyShortNames(text: string, names: ClassNameMap): string {
  const short = (name: string) => names.get(name) ?? name;
  return text.replace(CLASS, short).replace(PROPERTY, short);
}

/** A page with the short names in its `class` attributes. */
export function applyShortClassNames(html: string, names: ClassNameMap): string {
  return html.replace(/ class="[^"]*"/g, (attribute) => applyShortNames(attribute, names));
}

/** The names `a` to `Z`, then those of two letters, and so on. */
function toLetters(index: number): string {
  const { length } = LETTERS;
  const last = LETTERS.charAt(index % length);
  return index < length ? last : toLetters(Math.floor(index / length) - 1) + last;
}
