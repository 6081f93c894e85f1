import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entityFiles } from '@/lib/content/schemas';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/i18n/locales';
import { messageFiles } from '@/lib/i18n/messages';
import { filesIn } from './filesIn';
import type { FileKind, MessageFile } from './MessageFile';
import { parseJson } from './parseJson';
import { parsePost } from './parsePost';
import { perContent } from './perContent';
import { childOf, type TextNode, type Tree } from './Tree';

const kinds: Record<string, FileKind> = Object.fromEntries([
  ...Object.values(messageFiles).map((file) => [file, 'copy']),
  ...Object.keys(entityFiles).map((file) => [file, 'entities']),
  // The server reads this one: server/mail/loadMailTexts.ts.
  ['mail.json', 'mail'],
]);

const sharedFiles: Record<string, FileKind> = { 'facts.json': 'facts', 'glossary.json': 'glossary' };

/** Files that lie in the folder for people, not for the site. */
const forPeople = ['README.md'];

const parse = perContent((source, name) => (name.endsWith('.md') ? parsePost(source) : parseJson(source)));

/** A text of a translation beside its English original. */
export type Pair = { file: MessageFile; english: TextNode; translation: TextNode };

/** All message files of a folder, parsed. */
export class Catalogue {
  readonly files: MessageFile[] = [];
  /** Paths of files that nothing reads, and which names it would read. */
  readonly strangers: { path: string; known: string[] }[] = [];
  private translated: Pair[] | undefined;

  /** Reads `dir`, which paths in findings begin with. */
  constructor(private readonly dir: string) {
    for (const name of filesIn(dir)) this.read(name);
  }

  /** The path of a file, whether or not it exists. */
  pathOf(locale: Locale | undefined, name: string): string {
    return path.posix.join(this.dir.split(path.sep).join('/'), locale ?? '', name);
  }

  find(locale: Locale | undefined, name: string): MessageFile | undefined {
    return this.files.find((file) => file.locale === locale && file.name === name);
  }

  /** The files of a language, or those that all languages share. */
  of(locale: Locale | undefined): MessageFile[] {
    return this.files.filter((file) => file.locale === locale);
  }

  /** Every translated file that can be read, beside its English original. */
  translations(): { english: MessageFile & { tree: Tree }; file: MessageFile & { tree: Tree } }[] {
    return this.files.flatMap((file) => {
      const english = this.find(defaultLocale, file.name);
      if (file.locale === undefined || file === english || !english?.tree || !file.tree) return [];
      return [{ english: { ...english, tree: english.tree }, file: { ...file, tree: file.tree } }];
    });
  }

  /** Every text that stands in English and in a translation. */
  pairs(): Pair[] {
    this.translated ??= this.translations().flatMap(({ english, file }) =>
      pairsOf(english.tree, file.tree, file),
    );
    return this.translated;
  }

  /** The entries of an entity file; undefined where it cannot be read. */
  entries(locale: Locale, name: keyof typeof entityFiles): Tree[] | undefined {
    return childOf(this.find(locale, name)?.tree, 'items')?.children;
  }

  /** The JSON files that every language has. */
  static readonly jsonFiles = Object.keys(kinds);

  private read(name: string): void {
    if (forPeople.includes(name)) return;
    const [first = '', ...rest] = name.split('/');
    const locale = isLocale(first) ? first : undefined;
    const inner = locale ? rest.join('/') : name;
    const kind = locale ? kindOf(inner) : sharedFiles[name];
    if (kind === undefined) {
      const known = locale
        ? Catalogue.jsonFiles.map((file) => `${locale}/${file}`)
        : [...Object.keys(sharedFiles), ...locales];
      this.strangers.push({ path: this.pathOf(undefined, name), known });
      return;
    }
    const source = readFileSync(path.join(this.dir, name), 'utf8');
    this.files.push({
      ...parse(source, path.join(this.dir, name)),
      path: this.pathOf(locale, inner),
      name: inner,
      locale,
      kind,
      source,
    });
  }
}

function kindOf(name: string): FileKind | undefined {
  if (kinds[name]) return kinds[name];
  return /^(?:insights|news)\/[a-z0-9]+(?:-[a-z0-9]+)*\.md$/.test(name) ? 'post' : undefined;
}

function pairsOf(english: Tree, translation: Tree, file: MessageFile): Pair[] {
  if (english.kind === 'text' && translation.kind === 'text') {
    return [{ file, english: english as TextNode, translation: translation as TextNode }];
  }
  return english.children.flatMap((child) => {
    const other = childOf(translation, child.key);
    return other ? pairsOf(child, other, file) : [];
  });
}
