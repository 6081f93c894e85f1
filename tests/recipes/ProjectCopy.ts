import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A copy of the project to edit. Paths are relative to its folder, for example `messages/en/team.json`. */
export class ProjectCopy {
  constructor(readonly folder: string) {}

  read(file: string): string {
    return readFileSync(this.resolve(file), 'utf8');
  }

  /** Writes a file. Creates it, and its folder, if they are missing. */
  write(file: string, content: string | Uint8Array): void {
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

  /** Changes a parsed file in place. */
  // biome-ignore lint/suspicious/noExplicitAny: editors can write any JSON
  editJson(file: string, change: (json: any) => void): void {
    const json = JSON.parse(this.read(file));
    change(json);
    this.write(file, `${JSON.stringify(json, null, 2)}\n`);
  }

  copyFile(from: string, to: string): void {
    copyFileSync(this.resolve(from), this.resolve(to));
  }

  remove(file: string): void {
    rmSync(this.resolve(file));
  }

  /** Returns the names of the files in a folder, sorted. */
  listFiles(folder: string): string[] {
    return readdirSync(this.resolve(folder)).sort();
  }

  private resolve(file: string): string {
    return path.join(this.folder, file);
  }
}
