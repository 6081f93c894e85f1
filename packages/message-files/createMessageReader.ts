import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type MessageReaderOptions<Locale extends string> = {
  /** The folder of the message files, relative to the project. It has a folder for each locale. */
  folder: string;
  locales: readonly Locale[];
};

/** Reads the files of a locale or, without a locale, the files that all locales share. */
export type MessageReader<Locale extends string> = {
  /** The path of a message file relative to the project, for error messages: `messages/vi/home.json`. */
  getMessagePath(locale: Locale | undefined, file: string): string;
  /** Reads a message file. Undefined if the file does not exist. */
  readMessageFile(locale: Locale | undefined, file: string): string | undefined;
  /** Reads and parses a JSON message file. Throws an error with the file's path if it is not valid JSON. */
  readJsonFile(locale: Locale | undefined, file: string): unknown;
  /** Returns the base names, without `.md`, of the Markdown files in a folder of any locale. */
  getMarkdownNames(folder: string): string[];
};

/** Creates the reader of a folder of message files in the project, which is the working directory. */
export function createMessageReader<Locale extends string>({
  folder,
  locales,
}: MessageReaderOptions<Locale>): MessageReader<Locale> {
  const root = path.join(process.cwd(), folder);

  const getMessagePath = (locale: Locale | undefined, file: string) =>
    path.posix.join(folder, locale ?? '', file);

  const readMessageFile = (locale: Locale | undefined, file: string) => {
    try {
      return readFileSync(path.join(root, locale ?? '', file), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };

  return {
    getMessagePath,
    readMessageFile,
    readJsonFile(locale, file) {
      const source = readMessageFile(locale, file);
      try {
        return source === undefined ? undefined : JSON.parse(source);
      } catch (error) {
        throw new Error(`${getMessagePath(locale, file)} is not valid JSON: ${(error as Error).message}`);
      }
    },
    getMarkdownNames(subfolder) {
      const folders = locales.map((locale) => path.join(root, locale, subfolder)).filter(existsSync);
      const files = folders
        .flatMap((localeFolder) => readdirSync(localeFolder))
        .filter((file) => file.endsWith('.md'));
      return [...new Set(files)].map((file) => path.basename(file, '.md'));
    },
  };
}
