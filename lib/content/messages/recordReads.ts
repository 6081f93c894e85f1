import { appendFileSync } from 'node:fs';
import path from 'node:path';

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
