import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Edits the files of a folder, and can undo all edits. Paths are relative to the folder. */
export class FolderEditor {
  /** The contents of changed files before the first change; undefined for new files. */
  private readonly originals = new Map<string, Buffer | undefined>();

  constructor(readonly folder: string) {}

  read(file: string): string {
    return readFileSync(this.resolve(file), 'utf8');
  }

  /** Writes a file. Creates it, and its folder, if they are missing. */
  write(file: string, content: string | Uint8Array): void {
    this.saveOriginal(file);
    mkdirSync(path.dirname(this.resolve(file)), { recursive: true });
    writeFileSync(this.resolve(file), content);
  }

  /** Changes the text of a file. Throws if the text is unchanged. */
  edit(file: string, change: (text: string) => string): void {
    const before = this.read(file);
    const after = change(before);
    if (after === before) throw new Error(`The edit did not change ${file}.`);
    this.write(file, after);
  }

  /** Replaces part of a file. Throws if the file does not contain it. */
  replace(file: string, before: string, after: string): void {
    this.edit(file, (text) => text.replace(before, () => after));
  }

  /** Changes a parsed file in place. */
  // biome-ignore lint/suspicious/noExplicitAny: tests write invalid values on purpose
  editJson(file: string, change: (json: any) => void): void {
    const json = JSON.parse(this.read(file));
    change(json);
    this.write(file, `${JSON.stringify(json, null, 2)}\n`);
  }

  copy(from: string, to: string): void {
    this.write(to, readFileSync(this.resolve(from)));
  }

  remove(file: string): void {
    this.saveOriginal(file);
    rmSync(this.resolve(file));
  }

  /** Returns the names of the files in a subfolder, sorted. */
  list(subfolder: string): string[] {
    return readdirSync(this.resolve(subfolder)).sort();
  }

  /** Restores all files that this editor has changed. */
  undo(): void {
    for (const [file, content] of this.originals) {
      if (content === undefined) rmSync(this.resolve(file), { force: true });
      else writeFileSync(this.resolve(file), content);
    }
    this.originals.clear();
  }

  resolve(file: string): string {
    return path.join(this.folder, file);
  }

  private saveOriginal(file: string): void {
    if (this.originals.has(file)) return;
    this.originals.set(file, existsSync(this.resolve(file)) ? readFileSync(this.resolve(file)) : undefined);
  }
}
