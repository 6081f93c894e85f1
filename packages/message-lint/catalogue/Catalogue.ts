import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FactInterpolator } from '../MessageLintOptions';
import type { Workspace } from '../Workspace';
import type { MessageFile } from './MessageFile';
import { getChild, type TextNode, type Tree } from './Tree';

/** The file of page messages with the ids that editors define, and the shared file with facts. */
export const TAXONOMY_FILE = 'taxonomy.json';
export const FACTS_FILE = 'facts.json';

/** The editors' guides, such as README.zh.md, are not message files. */
const README_FILE = /^README(\.\w+)?\.md$/;

/** A file that could be parsed. */
type ParsedFile = MessageFile & { tree: Tree };

/** A file that belongs to a locale. */
type LocalizedFile = MessageFile & { locale: string };

/** A translated message with its original, the message in the fallback locale. */
export type TextPair = { file: MessageFile; original: TextNode; translation: TextNode };

/** The parsed message files of a folder. */
export class Catalogue {
  readonly files: MessageFile[] = [];
  /** Files that the site does not read, as paths relative to the folder. */
  readonly unknownFiles: string[] = [];
  private readonly filesByKey = new Map<string, MessageFile>();
  private cachedPairs: TextPair[] | undefined;
  private readonly interpolators = new Map<string, FactInterpolator>();

  /** Reads the files `names` of the folder `dir`: by default, all of them. */
  constructor(
    readonly workspace: Workspace,
    private readonly dir: string,
    names = listFolderFiles(dir),
  ) {
    const { ignored } = workspace.options.files;
    for (const name of names.filter((path) => !README_FILE.test(path) && !ignored.includes(path))) {
      const file = workspace.read(dir, name);
      if (file) {
        this.files.push(file);
        this.filesByKey.set(`${file.locale}/${file.name}`, file);
      } else {
        this.unknownFiles.push(name);
      }
    }
  }

  /** The locale whose messages are complete. */
  get fallback(): string {
    return this.workspace.options.locales.fallback;
  }

  /** The path of a file, which need not exist. */
  getPath(locale: string | undefined, name: string): string {
    return path.posix.join(this.dir.split(path.sep).join('/'), locale ?? '', name);
  }

  /** Returns a file; undefined if it does not exist. Files that all locales share have no locale. */
  find(locale: string | undefined, name: string): MessageFile | undefined {
    return this.filesByKey.get(`${locale}/${name}`);
  }

  /** The Markdown files of kind `post`. */
  get posts(): MessageFile[] {
    return this.files.filter(({ kind }) => kind === 'post');
  }

  /** The files of a locale; for undefined, the files shared by all locales. */
  getFiles(locale: string | undefined): MessageFile[] {
    return this.files.filter((file) => file.locale === locale);
  }

  /** The files of all locales, without shared files. */
  getLocalizedFiles(): LocalizedFile[] {
    return this.files.filter((file): file is LocalizedFile => file.locale !== undefined);
  }

  /** All translated files with their originals, if both could be parsed. */
  getTranslatedFiles(): { original: ParsedFile; file: ParsedFile }[] {
    return this.files.filter(isParsed).flatMap((file) => {
      const original = this.find(this.fallback, file.name);
      if (file.locale === undefined || file === original || !original || !isParsed(original)) return [];
      return [{ original, file }];
    });
  }

  /** All translated messages with their originals. */
  getTextPairs(): TextPair[] {
    this.cachedPairs ??= this.getTranslatedFiles().flatMap(({ original, file }) =>
      pairTexts(original.tree, file.tree, file),
    );
    return this.cachedPairs;
  }

  /** The entries of a list in a locale; undefined if its file could not be parsed. */
  getEntries(locale: string, name: string): Tree[] | undefined {
    return getChild(this.find(locale, name)?.tree, 'items')?.children;
  }

  /** The entries of a list in all locales, each id once; undefined if the original list could not be parsed. */
  getAllEntries(name: string): Tree[] | undefined {
    const { all } = this.workspace.options.locales;
    const entries = [this.fallback, ...all].flatMap((locale) => this.getEntries(locale, name) ?? []);
    const byKey = new Map(entries.toReversed().map((entry) => [entry.key, entry]));
    return this.getEntries(this.fallback, name) && [...byKey.values()].toReversed();
  }

  /** The ids of a group of the taxonomy in all locales; undefined if the group is missing, which the `schema` rule reports. */
  getTaxonomyIds(group: string): string[] | undefined {
    const [tree, ...trees] = [this.fallback, ...this.workspace.options.locales.all].map((locale) =>
      getChild(this.find(locale, TAXONOMY_FILE)?.tree, group),
    );
    if (tree?.kind !== 'group') return undefined;
    return [...new Set([tree, ...trees].flatMap((labels) => labels?.children.map(({ key }) => key) ?? []))];
  }

  /** The value of a shared file such as `facts.json`; undefined if it could not be parsed. */
  getSharedValue(name: string): unknown {
    return this.find(undefined, name)?.tree?.value;
  }

  /** Returns the fact interpolator of a locale, created on first use. */
  getInterpolator(locale: string): FactInterpolator {
    const getEntries = (list: string) =>
      this.getEntries(this.fallback, list)
        ?.filter(({ kind }) => kind === 'group')
        .map(({ value }) => value);
    const interpolator =
      this.interpolators.get(locale) ??
      this.workspace.options.createInterpolator(this.getSharedValue(FACTS_FILE), locale, getEntries);
    this.interpolators.set(locale, interpolator);
    return interpolator;
  }

  /** Interpolates facts into a text of a file. Texts of files that all locales share are returned unchanged. */
  interpolateFacts({ locale }: MessageFile, text: string): string {
    return locale ? this.getInterpolator(locale).interpolate(text) : text;
  }

  /** True unless a part of a file is only in variants of conditions that do not apply: `{trial, select, …}`. */
  isShown(file: MessageFile, part: string): boolean {
    if (!/,\s*select,/.test(file.source) || !file.source.includes(part)) return true;
    return this.interpolateFacts(file, file.source).includes(part);
  }
}

function isParsed(file: MessageFile): file is ParsedFile {
  return file.tree !== undefined;
}

function pairTexts(original: Tree, translation: Tree, file: MessageFile): TextPair[] {
  if (original.kind === 'text' && translation.kind === 'text') {
    return [{ file, original: original as TextNode, translation: translation as TextNode }];
  }
  return original.children.flatMap((child) => {
    const translatedChild = getChild(translation, child.key);
    return translatedChild ? pairTexts(child, translatedChild, file) : [];
  });
}

/** Returns the path, without locale, of a Markdown file's page; empty for other files. */
export function getPagePath({ format, name }: Pick<MessageFile, 'format' | 'name'>): string {
  return format.folder?.getPath(name.replace(/^.*\/|\.md$/g, '')) ?? '';
}

/** Publication date of drafts: sorts after every real date. */
export const NEVER_PUBLISHED = '9999-12-31';

/** Returns the date of a post, or `NEVER_PUBLISHED` for a draft; empty for other files. */
export function getPublicationDate({ kind, tree }: Pick<MessageFile, 'kind' | 'tree'>): string {
  if (kind !== 'post') return '';
  if (getChild(tree, 'draft')?.value === true) return NEVER_PUBLISHED;
  return String(getChild(tree, 'date')?.value ?? '');
}

/** Hidden files, and files that Windows creates in folders. */
const SYSTEM_FILE = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i;

/** Returns the sorted relative paths (with `/`) of all files in a folder and its subfolders, without system files. */
export function listFolderFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !SYSTEM_FILE.test(path.basename(name)) && isFile(path.join(folder, name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
}

/** False for folders, and for links to files that are gone. */
function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
