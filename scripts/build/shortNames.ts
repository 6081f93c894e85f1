/** A class of a CSS module as the framework names it: six characters for the file, then the name that stands in it. */
const CLASS = /(?<![\w-])_?[\w-]{6}_[A-Za-z]\w*(?![\w-])/g;
const SELECTOR = new RegExp(`\\.(${CLASS.source})`, 'g');

/** The short name of each class of a CSS module, by the framework's name. */
export type ShortNames = ReadonlyMap<string, string>;

/** Numbers the classes of CSS modules in a stylesheet. Files that hold the names are called by a hash of their content. */
export function nameClasses(css: string): ShortNames {
  const classes = new Set([...css.matchAll(SELECTOR)].map(([, name = '']) => name));
  return new Map([...classes].sort().map((name, index) => [name, `_${index.toString(36)}`]));
}

/** A text (a stylesheet, a list of classes) with the short names in it. */
export function withShortNames(text: string, names: ShortNames): string {
  return text.replace(CLASS, (name) => names.get(name) ?? name);
}

/** A page with the short names in its `class` attributes. */
export function withShortClasses(html: string, names: ShortNames): string {
  return html.replace(/ class="[^"]*"/g, (attribute) => withShortNames(attribute, names));
}
