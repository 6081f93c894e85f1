import path from 'node:path';
import type { entityFiles } from '@/lib/content/entries/schemas';
import type { TaxonomyGroup } from '@/lib/content/entries/taxonomy';
import { createFactInterpolator, type FactInterpolator } from '@/lib/content/facts/createFactInterpolator';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import { listFolderFiles } from './listFolderFiles';
import type { MessageFile } from './MessageFile';
import { readMessageFile } from './readMessageFile';
import { getChild, type TextNode, type Tree } from './Tree';

/** Files that lie in the folder for people, not for the site: README.md, and README.zh.md in each language. */
const forPeople = /^README(\.\w+)?\.md$/;

/** A file that can be read. */
export type ReadFile = MessageFile & { tree: Tree };

/** A file of one language. */
type LocalFile = MessageFile & { locale: Locale };

/** A text of a translation beside its English original. */
export type Pair = { file: MessageFile; english: TextNode; translation: TextNode };

/** All message files of a folder, parsed. */
export class Catalogue {
  readonly files: MessageFile[] = [];
  /** Paths, below the folder, of files that nothing reads. */
  readonly strangers: string[] = [];
  private readonly byPlace = new Map<string, MessageFile>();
  private paired: Pair[] | undefined;
  private readonly fillers = new Map<Locale, FactInterpolator>();

  /** Reads `dir`, which paths in findings begin with; of its files only `names`, where they are given. */
  constructor(
    private readonly dir: string,
    names = listFolderFiles(dir),
  ) {
    for (const name of names.filter((one) => !forPeople.test(one))) {
      const file = readMessageFile(dir, name);
      if (file) {
        this.files.push(file);
        this.byPlace.set(`${file.locale}/${file.name}`, file);
      } else {
        this.strangers.push(name);
      }
    }
  }

  /** The path of a file, whether or not it exists. */
  pathOf(locale: Locale | undefined, name: string): string {
    return path.posix.join(this.dir.split(path.sep).join('/'), locale ?? '', name);
  }

  find(locale: Locale | undefined, name: string): MessageFile | undefined {
    return this.byPlace.get(`${locale}/${name}`);
  }

  /** The articles and news items. */
  get posts(): MessageFile[] {
    return this.files.filter(({ kind }) => kind === 'post');
  }

  /** The files of a language, or those that all languages share. */
  of(locale: Locale | undefined): MessageFile[] {
    return this.files.filter((file) => file.locale === locale);
  }

  /** The files of all languages, without those that they share. */
  ofLanguages(): LocalFile[] {
    return this.files.filter((file): file is LocalFile => file.locale !== undefined);
  }

  /** Every translated file that can be read, beside its English original. */
  translations(): { english: ReadFile; file: ReadFile }[] {
    return this.files.filter(isRead).flatMap((file) => {
      const english = this.find(defaultLocale, file.name);
      if (file.locale === undefined || file === english || !english || !isRead(english)) return [];
      return [{ english, file }];
    });
  }

  /** Every text that stands in English and in a translation. */
  pairs(): Pair[] {
    this.paired ??= this.translations().flatMap(({ english, file }) =>
      pairTexts(english.tree, file.tree, file),
    );
    return this.paired;
  }

  /** The entries of an entity file; undefined where it cannot be read. */
  entries(locale: Locale, name: keyof typeof entityFiles): Tree[] | undefined {
    return getChild(this.find(locale, name)?.tree, 'items')?.children;
  }

  /** The ids of a group of the English `taxonomy.json`; undefined where it has no such group, which is reported there. */
  taxonomy(group: TaxonomyGroup): string[] | undefined {
    const tree = getChild(this.find(defaultLocale, 'taxonomy.json')?.tree, group);
    return tree?.kind === 'group' ? tree.children.map(({ key }) => key) : undefined;
  }

  /** What a file that all languages share holds, such as `facts.json`; undefined where it cannot be read. */
  shared(name: string): unknown {
    return this.find(undefined, name)?.tree?.value;
  }

  /** What fills the facts of `facts.json` into the texts of a language. */
  filler(locale: Locale): FactInterpolator {
    const filler =
      this.fillers.get(locale) ??
      createFactInterpolator(
        this.shared('facts.json'),
        locale,
        (list) => this.entries(defaultLocale, list)?.length,
      );
    this.fillers.set(locale, filler);
    return filler;
  }

  /** A text as readers see it, with facts filled in; the facts themselves as they are written. */
  filled({ locale }: MessageFile, text: string): string {
    return locale ? this.filler(locale).fill(text) : text;
  }
}

function isRead(file: MessageFile): file is ReadFile {
  return file.tree !== undefined;
}

function pairTexts(english: Tree, translation: Tree, file: MessageFile): Pair[] {
  if (english.kind === 'text' && translation.kind === 'text') {
    return [{ file, english: english as TextNode, translation: translation as TextNode }];
  }
  return english.children.flatMap((child) => {
    const other = getChild(translation, child.key);
    return other ? pairTexts(child, other, file) : [];
  });
}
