import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasText } from 'message-files';
import type { ContentLintOptions } from '../ContentLintOptions';
import { type FileFormat, FileFormats } from './FileFormat';
import type { MessageFile } from './MessageFile';
import { memoizeByContent } from './memoizeByContent';
import { parseJson } from './parseJson';
import { parseMarkdownFile } from './parseMarkdownFile';
import { createSyntaxIssue } from './SyntaxIssue';
import { createFailedContent } from './syntaxIssues';
import type { Tree } from './Tree';

/** Reads and parses message files, and caches the result until the content of the file changes. */
export class MessageReader {
  readonly formats: FileFormats;
  private readonly locales: readonly string[];
  private readonly parse: (source: string, name: string) => ReturnType<typeof parseJson>;

  constructor({ locales, files, markdown }: Pick<ContentLintOptions, 'locales' | 'files' | 'markdown'>) {
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
