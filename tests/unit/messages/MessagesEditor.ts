import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getNode, parseJson, type Tree } from 'message-lint';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';
import { FolderEditor } from '@/tests/helpers/FolderEditor';

/** Edits a temporary copy of the messages. */
export class MessagesEditor extends FolderEditor {
  /**
   * File name of the first article, without the locale: `insights/….md`. `lastArticle` and `news` have the same form.
   */
  readonly article: string;
  readonly lastArticle: string;
  readonly news: string;

  constructor(messages: string) {
    super(createTemporaryFolder());
    cpSync(messages, this.folder, { recursive: true });
    [this.article = '', this.lastArticle = ''] = this.getFirstAndLast('insights');
    [this.news = ''] = this.getFirstAndLast('news');
  }

  /** Deletes all other files. Cannot be undone. A check of few files takes a fraction of the time. */
  deleteOthers(...kept: string[]): void {
    for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && !kept.map((name) => this.resolve(name)).includes(file)) rmSync(file);
    }
  }

  /** Replaces the value at a dotted path and keeps the rest of the file. Returns the line number of the key. */
  editValue(file: string, keyPath: string, change: (value: string) => unknown): number {
    const { value, offset } = this.find(file, keyPath);
    const oldJson = JSON.stringify(value);
    const before = this.read(file);
    this.write(
      file,
      before.slice(0, offset) +
        JSON.stringify(change(value as string)) +
        before.slice(offset + oldJson.length),
    );
    return this.getLineNumber(file, keyPath);
  }

  /** Changes the line of a key. Returns its line number. */
  editLine(file: string, keyPath: string, change: (line: string) => string): number {
    const line = this.getLineNumber(file, keyPath);
    this.changeLine(file, line, change);
    return line;
  }

  /** Changes the line of a field in a post's front matter. Returns its line number. */
  editField(post: string, field: string, change: (line: string) => string): number {
    const line = this.getLines(post).findIndex((text) => text.startsWith(`${field}:`)) + 1;
    this.changeLine(post, line, change);
    return line;
  }

  /** Adds a line after the date in a post's front matter. Returns its line number. */
  addField(post: string, line: string): number {
    return this.editField(post, 'date', (date) => `${date}\n${line}`) + 1;
  }

  /** Appends lines to a post. Returns the number of the first one. */
  append(post: string, text: string): number {
    this.edit(post, (before) => `${before.trimEnd()}\n\n${text}\n`);
    return this.getLastLineNumber(post) - text.split('\n').length + 1;
  }

  /** Returns the 1-based number of the first line that contains a text. */
  findLineContaining(file: string, text: string): number {
    return this.getLines(file).findIndex((line) => line.includes(text)) + 1;
  }

  /** Returns the 1-based number of the last line that contains a text. */
  findLastLineContaining(file: string, text: string): number {
    return this.getLines(file).findLastIndex((line) => line.includes(text)) + 1;
  }

  getLastLineNumber(file: string): number {
    return this.read(file).trimEnd().split('\n').length;
  }

  /** Returns the 1-based line number of the key at a dotted path. */
  getLineNumber(file: string, keyPath: string): number {
    return this.read(file).slice(0, this.find(file, keyPath).keyOffset).split('\n').length;
  }

  private find(file: string, keyPath: string): Tree {
    const { tree } = parseJson(this.read(file));
    const found = tree && getNode(tree, keyPath);
    if (!found) throw new Error(`${file} has no ${keyPath}`);
    return found;
  }

  private changeLine(file: string, line: number, change: (line: string) => string): void {
    this.edit(file, (text) => {
      const lines = text.split('\n');
      lines[line - 1] = change(lines[line - 1] ?? '');
      return lines.join('\n');
    });
  }

  private getFirstAndLast(kind: string): string[] {
    const names = this.list(`en/${kind}`);
    return [names[0], names.at(-1)].map((name) => `${kind}/${name}`);
  }

  private getLines(file: string): string[] {
    return this.read(file).split('\n');
  }
}
