import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formats } from './client/formats';

/** Reads the files that the forms edit, relative to the working directory. Reads each file once. */
export class ContentReader {
  private readonly cache = new Map<string, unknown>();

  /** Returns the value of a JSON file; undefined if the file is missing or invalid. */
  readJson(file: string, locale: string): unknown {
    return this.read(file.replace('{{locale}}', locale), JSON.parse);
  }

  /** True if the file exists. */
  has(file: string, locale: string): boolean {
    return existsSync(file.replace('{{locale}}', locale));
  }

  /** Returns the front matter and body of each Markdown file in a folder; undefined for an invalid file. */
  readFolder(folder: string, locale: string): unknown[] {
    const localeFolder = folder.replace('{{locale}}', locale);
    if (!existsSync(localeFolder)) return [];
    const names = readdirSync(localeFolder).filter((name) => name.endsWith('.md'));
    return names.sort().map((name) => this.read(path.join(localeFolder, name), formats.post.fromFile));
  }

  private read(file: string, parse: (text: string) => unknown): unknown {
    if (!this.cache.has(file)) this.cache.set(file, tryToRead(file, parse));
    return this.cache.get(file);
  }
}

function tryToRead(file: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch {
    // The form of an invalid file cannot be saved (client/refuseUnreadable.ts).
    return undefined;
  }
}
