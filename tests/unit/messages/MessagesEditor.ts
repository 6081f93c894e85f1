import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getNode, parseJson, type Tree } from 'message-lint';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';

/** Edits a temporary copy of the messages and can undo all edits. Paths are relative to the copy. */
export class MessagesEditor {
  readonly dir = createTemporaryFolder();
  /**
   * File name of the first article, without the locale: `insights/….md`. `lastArticle` and `news` have the same form.
   */
  readonly article: string;
  readonly lastArticle: string;
  readonly news: string;
  private readonly originals = new Map<string, string | undefined>();

  constructor(messages: string) {
    cpSync(messages, this.dir, { recursive: true });
    [this.article = '', this.lastArticle = ''] = this.getFirstAndLast('insights');
    [this.news = ''] = this.getFirstAndLast('news');
  }

  /** Deletes all other files. Cannot be undone. A check of few files takes a fraction of the time. */
  deleteOthers(...kept: string[]): void {
    for (const entry of readdirSync(this.dir, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && !kept.map((name) => this.resolve(name)).includes(file)) rmSync(file);
    }
  }

  read(file: string): string {
    return readFileSync(this.resolve(file), 'utf8');
  }

  write(file: string, text: string | Buffer): void {
    if (!this.originals.has(file)) {
      this.originals.set(file, existsSync(this.resolve(file)) ? this.read(file) : undefined);
    }
    mkdirSync(path.dirname(this.resolve(file)), { recursive: true });
    writeFileSync(this.resolve(file), text);
  }

  delete(file: string): void {
    this.write(file, this.read(file));
    rmSync(this.resolve(file));
  }

  /** Changes the text of a file. */
  edit(file: string, change: (text: string) => string): void {
    this.write(file, change(this.read(file)));
  }

  // biome-ignore lint/suspicious/noExplicitAny: invalid values have no type
  editJson(file: string, change: (json: any) => void): void {
    const json = JSON.parse(this.read(file));
    change(json);
    this.write(file, `${JSON.stringify(json, null, 2)}\n`);
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

  undo(): void {
    for (const [file, text] of this.originals) {
      if (text === undefined) rmSync(this.resolve(file));
      else writeFileSync(this.resolve(file), text);
    }
    this.originals.clear();
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
    const names = readdirSync(path.join(this.dir, 'en', kind)).sort();
    return [names[0], names.at(-1)].map((name) => `${kind}/${name}`);
  }

  private getLines(file: string): string[] {
    return this.read(file).split('\n');
  }

  private resolve(file: string): string {
    return path.join(this.dir, file);
  }
}
