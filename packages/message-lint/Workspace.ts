import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type FileFormat, FileFormats } from './catalogue/FileFormat';
import { createSyntaxIssue, type MessageFile } from './catalogue/MessageFile';
import { parseJson } from './catalogue/parseJson';
import { parseMarkdownFile } from './catalogue/parseMarkdownFile';
import { createFailedContent } from './catalogue/syntaxIssues';
import type { Tree } from './catalogue/Tree';
import { hasText } from './files/merge';
import type { MessageLintOptions } from './MessageLintOptions';
import { DEFAULT_LANGUAGE, getLanguages, Translator } from './Translator';

/** The options, and a cache of parsed files. If several checks share a workspace, they parse only changed files. */
export class Workspace {
  readonly reader: MessageReader;
  /** Returns the anchors of a Markdown file from its source and path. */
  readonly getAnchors: (source: string, path: string) => string[];
  /** The English name of the fallback locale's language: `English`. */
  readonly fallbackName: string;
  private readonly translators = new Map<string, Translator>();

  constructor(readonly options: MessageLintOptions) {
    const { fallback } = options.locales;
    this.reader = new MessageReader(options);
    this.getAnchors = memoizeByContent((source) => options.markdown.getAnchors(source));
    this.fallbackName = new Intl.DisplayNames('en', { type: 'language' }).of(fallback) ?? fallback;
  }

  /** Returns the translator of a language, created on first use. Texts of an unknown language are in English. */
  getTranslator(language = DEFAULT_LANGUAGE): Translator {
    const known = getLanguages(this.options).includes(language) ? language : DEFAULT_LANGUAGE;
    const translator = this.translators.get(known) ?? new Translator(this.options, known);
    this.translators.set(known, translator);
    return translator;
  }
}

/** Reads and parses message files, and caches the result until the content of the file changes. */
export class MessageReader {
  readonly formats: FileFormats;
  private readonly locales: readonly string[];
  private readonly parse: (source: string, name: string) => ReturnType<typeof parseJson>;

  constructor({ locales, files, markdown }: Pick<MessageLintOptions, 'locales' | 'files' | 'markdown'>) {
    this.formats = new FileFormats({ files });
    this.locales = locales.all;
    this.parse = memoizeByContent((source, name) =>
      name.endsWith('.md') ? parseMarkdownFile(source, markdown) : parseJson(source),
    );
  }

  /** Reads a file by its path in the messages folder `dir`. Undefined if the site does not use such a file. */
  read(dir: string, name: string): MessageFile | undefined {
    const [firstSegment = '', ...otherSegments] = name.split('/');
    const locale = this.locales.includes(firstSegment) ? firstSegment : undefined;
    const nameInLocale = locale ? otherSegments.join('/') : name;
    const format = locale ? this.formats.getLocalized(nameInLocale) : this.formats.shared.get(name);
    if (format === undefined) return undefined;
    const bytes = readFileSync(path.join(dir, name));
    // Other findings about a file in another encoding would only name characters that its author did not write.
    const source = isUtf8(bytes) ? bytes.toString() : '';
    const content = isUtf8(bytes)
      ? this.parse(source, path.join(dir, name))
      : createFailedContent(createSyntaxIssue(0, 'syntax.encoding.notUtf8'));
    return {
      ...content,
      tree: omitEntriesWithoutText(content.tree, format),
      path: path.posix.join(dir.split(path.sep).join('/'), name),
      name: nameInLocale,
      locale,
      kind: format.kind,
      format,
      source,
    };
  }
}

/** Leaves out the entries that pages do not show in this language, because they have no text in it. */
function omitEntriesWithoutText(tree: Tree | undefined, { textFields }: FileFormat): Tree | undefined {
  if (!tree || !textFields) return tree;
  const isShown = ({ kind, value }: Tree) => kind !== 'group' || hasText(value, textFields);
  const children = tree.children.map((list) => ({ ...list, children: list.children.filter(isShown) }));
  return { ...tree, children };
}

/** Caches the result of `parse` for each file until the content of the file changes. */
export function memoizeByContent<T>(
  parse: (source: string, name: string) => T,
): (source: string, name: string) => T {
  const cache = new Map<string, { source: string; result: T }>();
  return (source, name) => {
    const cached = cache.get(name);
    if (cached?.source === source) return cached.result;
    const result = parse(source, name);
    cache.set(name, { source, result });
    return result;
  };
}
