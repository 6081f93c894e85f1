import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collectTexts, findLeftovers, readTextFiles } from './findLeftovers';

type LeftoverOptions = {
  /** The commit whose values are the former ones. */
  since: string;
  /** JSON files with names and colours, and the path of the part to compare. */
  sources: Record<string, string[]>;
  /** Further words to find. */
  words: string[];
  /** Files and folders of the repository to skip. */
  exclude: string[];
  /** Ignored folders to search if they exist, such as an export. */
  extraFolders: string[];
};

/**
 * Returns a line for each former value, or given word, in each text file of the Git repository in the working directory,
 * and a summary. Values with placeholders are skipped.
 */
export function checkLeftovers({ since, sources, words, exclude, extraFolders }: LeftoverOptions): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  const getValues = (read: (file: string) => string) =>
    Object.entries(sources).flatMap(([file, keys]) => {
      const part = keys.reduce((value, key) => value?.[key], JSON.parse(read(file)));
      return collectTexts(part).filter((text) => !text.includes('{'));
    });
  const current = getValues((file) => readFileSync(file, 'utf8'));
  const former = getValues((file) => git('show', `${since}:${file}`)).filter(
    (value) => !current.includes(value),
  );
  const wanted = [...new Set([...former, ...words])];
  const skipped = exclude.map((file) => `:!${file}`);
  const files = git('ls-files', '-co', '--exclude-standard', '--', '.', ...skipped).split('\n');
  const leftovers = [...findLeftovers(readTextFiles([...files, ...extraFolders.flatMap(listFiles)]), wanted)];
  return [
    ...leftovers.map(({ path: file, line, word, count }) => `${file}:${line}  ${word}  (${count})`),
    `${leftovers.length} leftovers of ${wanted.length} former names and colours.`,
  ];
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
}
