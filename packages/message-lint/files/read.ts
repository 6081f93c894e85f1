import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type MessageReaderOptions<Locale extends string> = {
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

/** Properties that libraries look up on any object, such as `then` in `await`. */
const LIBRARY_PROPERTIES = ['then', 'toJSON', '$$typeof'];

/**
 * The path of a message file, and the file to which read keys are appended. `isEntry`: inside a list; entries may lack
 * fields.
 */
type Source = { file: string; logFile: string; isEntry?: boolean };

/**
 * Returns the value of the message file at a path. With a `logFile`, reading a text appends the name of the message file
 * and the key to it (`home hero.title`), and reading a missing key throws an error.
 */
export function recordReads<T>(value: T, file: string, logFile: string | undefined): T {
  return logFile ? (wrapInProxy(value, '', { file, logFile }) as T) : value;
}

/** Entries are identified by their id instead of their index, so that keys are the same in every locale. */
function wrapInProxy(value: unknown, parent: string, source: Source): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const getPath = (key: string) => (parent === '' ? key : `${parent}.${key}`);
  const isList = Array.isArray(value);
  const children = Object.entries(value).map(([key, child]) => {
    const id = isList ? (child as { id?: string } | null)?.id : undefined;
    return [
      key,
      wrapInProxy(child, getPath(id ?? key), isList ? { ...source, isEntry: true } : source),
    ] as const;
  });
  return new Proxy(isList ? children.map(([, child]) => child) : Object.fromEntries(children), {
    get(target, key) {
      const child = Reflect.get(target, key);
      if (typeof key !== 'string') return child;
      if (typeof child === 'string') appendKey(getPath(key), source);
      if (child === undefined && !isList && !source.isEntry && !LIBRARY_PROPERTIES.includes(key)) {
        throw new MissingMessageError(source.file, getPath(key));
      }
      return child;
    },
  });
}

const recorded = new Set<string>();

/** Appends a key once per process. Appended lines of several processes do not mix. */
function appendKey(key: string, { file, logFile }: Source): void {
  const line = `${path.basename(file, '.json')} ${key}\n`;
  if (recorded.has(line)) return;
  recorded.add(line);
  appendFileSync(logFile, line);
}

/** The message file of the default locale lacks a message that the site uses. */
export class MissingMessageError extends Error {
  constructor(file: string, key: string) {
    super(`${file}: "${key}" is missing, but the site uses it. Add it.`);
  }
}
