import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFormats, type FileFormat } from './catalogue/FileFormat';
import type { MessageFile } from './catalogue/MessageFile';
import { parseJson } from './catalogue/parseJson';
import { parseMarkdownFile } from './catalogue/parseMarkdownFile';
import { createFailedContent } from './catalogue/syntaxIssues';
import type { Tree } from './catalogue/Tree';
import { hasText } from './files';
import type { MessageLintOptions } from './MessageLintOptions';
import { errorAt } from './Rule';
import { Translator } from './Translator';

/** The options, and a cache of parsed files. If several checks share a workspace, they parse only changed files. */
export class Workspace {
  /** The formats of all files that the site reads. */
  readonly formats: ReturnType<typeof createFormats>;
  private readonly parse: (source: string, name: string) => ReturnType<typeof parseJson>;

  constructor(readonly options: MessageLintOptions) {
    this.formats = createFormats(options.files);
    this.parse = memoizeByContent((source, name) =>
      name.endsWith('.md') ? parseMarkdownFile(source, options.parseMarkdown) : parseJson(source),
    );
  }

  /** Returns the translator of a language, by default English. */
  getTranslator(language = 'en'): Translator {
    return new Translator(this.options, language);
  }

  /** Reads a file by its path in the messages folder `dir`. Undefined if the site does not use such a file. */
  read(dir: string, name: string): MessageFile | undefined {
    const [firstSegment = '', ...otherSegments] = name.split('/');
    const locale = this.options.locales.all.includes(firstSegment) ? firstSegment : undefined;
    const nameInLocale = locale ? otherSegments.join('/') : name;
    const format = locale ? this.getLocalizedFormat(nameInLocale) : this.formats.shared.get(name);
    if (format === undefined) return undefined;
    const bytes = readFileSync(path.join(dir, name));
    // Other findings about a file in another encoding would only name characters that its author did not write.
    const source = isUtf8(bytes) ? bytes.toString() : '';
    const content = isUtf8(bytes)
      ? this.parse(source, path.join(dir, name))
      : createFailedContent(errorAt(0, 'syntax.encoding.notUtf8'));
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

  /** Returns the format of a file in the folder of a locale; undefined if the site does not read it. */
  private getLocalizedFormat(name: string): FileFormat | undefined {
    const [, folderName = '', slug = ''] = /^([^/]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(name) ?? [];
    const format = this.formats.localized.get(name) ?? this.formats.folders.get(folderName);
    return format?.folder?.isReserved(slug) ? undefined : format;
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
