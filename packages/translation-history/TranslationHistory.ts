import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseTexts } from './parseTexts';
import { readCommits, readHead, readObjects } from './readCommits';
import { type Cause, TextStates, type Texts } from './TextStates';

/**
 * A text that is older than a change in another language. `file` is the path within the folder of the locale. `path` is
 * `key` with the position of each list entry in place of its id. `text` is the current text.
 */
export type OutdatedText = Cause & {
  locale: string;
  file: string;
  /** Path with the folder and the locale. */
  filePath: string;
  key: string;
  path: string;
  text: string;
};

const MESSAGE_FILE = /\.(?:json|md)$/;

/** Finds the outdated texts of a folder with a subfolder for each locale; undefined if there is no git history. */
export async function findOutdatedTexts(
  folder: string,
  locales: readonly string[],
): Promise<OutdatedText[] | undefined> {
  return new TranslationHistory(folder, locales).findOutdatedTexts();
}

/** The history of a folder with a subfolder for each locale. Commits are read again only after a new commit. */
export class TranslationHistory {
  private head: string | undefined;
  private committed = new Map<string, TextStates>();

  constructor(
    private readonly folder: string,
    private readonly locales: readonly string[],
  ) {}

  /** Finds the outdated texts; undefined if there is no git history. */
  async findOutdatedTexts(): Promise<OutdatedText[] | undefined> {
    const { folder, locales } = this;
    const head = await readHead(folder);
    if (head !== this.head) this.committed = await this.readCommittedStates();
    this.head = head;
    if (this.committed.size === 0) return undefined;
    const states = copyStates(this.committed);
    const files = locales
      .flatMap((locale) => listFiles(folder, locale))
      .filter((file) => this.isMessageFile(file))
      .map((file) => ({
        path: file,
        texts: parseTexts(file, readFileSync(path.join(folder, file), 'utf8')),
      }));
    applyFiles(states, files, undefined);
    const currentTexts = new Map(files.map((file) => [file.path, file.texts]));
    return [...states].flatMap(([file, { outdated }]) =>
      [...outdated].flatMap(([key, causes]) =>
        [...causes].flatMap(([locale, cause]) => {
          const text = currentTexts.get(`${locale}/${file}`)?.get(key);
          const filePath = path.posix.join(folder, locale, file);
          return text ? { locale, file, filePath, key, ...text, ...cause } : [];
        }),
      ),
    );
  }

  private async readCommittedStates(): Promise<Map<string, TextStates>> {
    const states = new Map<string, TextStates>();
    const commits = (await readCommits(this.folder)) ?? [];
    const objects = commits.flatMap(({ changes }) =>
      changes.flatMap((change) => (this.isMessageFile(change.path) && change.object ? [change.object] : [])),
    );
    const contents = await readObjects(this.folder, [...new Set(objects)]);
    for (const { time, changes } of commits) {
      // A renamed file keeps its history.
      for (const { path: newPath, previousPath } of changes) {
        const state = previousPath && states.get(splitPath(previousPath).file);
        const { file } = splitPath(newPath);
        if (state && !states.has(file)) states.set(file, state);
      }
      const files = changes
        .filter((change) => this.isMessageFile(change.path))
        .map((change) => ({
          path: change.path,
          texts: parseTexts(change.path, contents.get(change.object ?? '')),
        }));
      applyFiles(states, files, time);
    }
    return states;
  }

  private isMessageFile(file: string): boolean {
    return MESSAGE_FILE.test(file) && this.locales.includes(file.split('/')[0] ?? '');
  }
}

/** Copies the states by file. Files that share a state share its copy too. */
function copyStates(states: Map<string, TextStates>): Map<string, TextStates> {
  const copies = new Map([...new Set(states.values())].map((state) => [state, state.copy()]));
  return new Map([...states].map(([file, state]) => [file, copies.get(state) as TextStates]));
}

/** Applies files that were changed together. */
function applyFiles(
  states: Map<string, TextStates>,
  files: { path: string; texts: Texts }[],
  time: number | undefined,
): void {
  const changesByFile = new Map<string, Map<string, Texts>>();
  for (const { path: filePath, texts } of files) {
    const { locale, file } = splitPath(filePath);
    changesByFile.set(file, (changesByFile.get(file) ?? new Map()).set(locale, texts));
  }
  for (const [file, changes] of changesByFile) {
    const state = states.get(file) ?? new TextStates();
    states.set(file, state);
    state.apply(changes, time);
  }
}

function splitPath(filePath: string): { locale: string; file: string } {
  const [locale = '', ...rest] = filePath.split('/');
  return { locale, file: rest.join('/') };
}

function listFiles(folder: string, locale: string): string[] {
  try {
    const names = readdirSync(path.join(folder, locale), { recursive: true, encoding: 'utf8' });
    return names.map((name) => `${locale}/${name.split(path.sep).join('/')}`);
  } catch {
    return [];
  }
}
