import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseTexts } from './parseTexts';
import { readCommits, readObjects } from './readCommits';
import { type Cause, TextStates, type Texts } from './TextStates';

/** A text that is older than a change in another language. `file` is the path within the folder of the locale. */
export type OutdatedText = Cause & { locale: string; file: string; key: string };

const MESSAGE_FILE = /\.(?:json|md)$/;

/** Finds the outdated texts of a folder with a subfolder for each locale; undefined if there is no git history. */
export async function findOutdatedTexts(
  folder: string,
  locales: readonly string[],
): Promise<OutdatedText[] | undefined> {
  const commits = await readCommits(folder);
  if (!commits || commits.length === 0) return undefined;
  const isMessageFile = (file: string) =>
    MESSAGE_FILE.test(file) && locales.includes(file.split('/')[0] ?? '');
  const objects = commits.flatMap(({ changes }) =>
    changes.flatMap((change) => (isMessageFile(change.path) && change.object ? [change.object] : [])),
  );
  const contents = await readObjects(folder, [...new Set(objects)]);
  const states = new Map<string, TextStates>();
  for (const { time, changes } of commits) {
    // A renamed file keeps its history.
    for (const { path: newPath, previousPath } of changes) {
      const state = previousPath && states.get(splitPath(previousPath).file);
      const { file } = splitPath(newPath);
      if (state && !states.has(file)) states.set(file, state);
    }
    const files = changes
      .filter((change) => isMessageFile(change.path))
      .map((change) => ({ path: change.path, source: contents.get(change.object ?? '') }));
    applyFiles(states, files, time);
  }
  const currentFiles = locales.flatMap((locale) => listFiles(folder, locale).filter(isMessageFile));
  const files = currentFiles.map((file) => ({
    path: file,
    source: readFileSync(path.join(folder, file), 'utf8'),
  }));
  applyFiles(states, files, undefined);
  const existingFiles = new Set(currentFiles);
  return [...states].flatMap(([file, { outdated }]) =>
    [...outdated].flatMap(([key, causes]) =>
      [...causes]
        .filter(([locale]) => existingFiles.has(`${locale}/${file}`))
        .map(([locale, cause]) => ({ locale, file, key, ...cause })),
    ),
  );
}

/** Applies files that were changed together. `source` is undefined for a removed file. */
function applyFiles(
  states: Map<string, TextStates>,
  files: { path: string; source: string | undefined }[],
  time: number | undefined,
): void {
  const changesByFile = new Map<string, Map<string, Texts>>();
  for (const { path: filePath, source } of files) {
    const { locale, file } = splitPath(filePath);
    const texts = source === undefined ? new Map<string, string>() : parseTexts(file, source);
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
