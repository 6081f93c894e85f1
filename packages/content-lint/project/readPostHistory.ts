import { execFileSync } from 'node:child_process';

/** Time after which the history is ignored: a slow check is worse than a missed former URL. */
const GIT_TIMEOUT_MS = 1500;

/** A post in the git history. */
export type PastPost = {
  /** Path relative to the messages folder: `en/insights/old-name.md`. */
  file: string;
  /** The commit that removed it; undefined if it exists in `HEAD`. */
  removalCommit: string | undefined;
  /** The post files added by the newest commit that added or removed this file. */
  addedTogether: string[];
};

/**
 * Returns every file that was once in one of the `folders` of a messages folder. Returns an empty list if git is not
 * available, there is no history, or git times out. A shallow clone has a short history.
 */
export function readPostHistory(dir: string, folders: string[]): PastPost[] {
  const log = runGit(dir, [
    'log',
    '--format=%x00%H',
    '--name-status',
    '--no-renames',
    '--diff-filter=AD',
    '--relative',
    '--',
    ...folders.map((folder) => `:(glob)*/${folder}/*.md`),
  ]);
  const posts = new Map<string, PastPost>();
  // The newest commit is first. NUL and its hash precede its files: `A` (added) or `D` (deleted), a tab, and the path.
  for (const [commit = '', ...lines] of log.split('\0').map((part) => part.trim().split('\n'))) {
    const addedTogether = lines.filter((line) => line.startsWith('A')).map((line) => line.slice(2));
    for (const line of lines.filter((text) => text !== '')) {
      const file = line.slice(2);
      const removalCommit = line.startsWith('D') ? commit : undefined;
      if (!posts.has(file)) posts.set(file, { file, removalCommit, addedTogether });
    }
  }
  return [...posts.values()];
}

/** Reads the last committed text of a post. */
export function readLastText(dir: string, { file, removalCommit }: PastPost): string {
  return runGit(dir, ['show', `${removalCommit ? `${removalCommit}^` : 'HEAD'}:./${file}`]);
}

/** Returns git's output, or an empty string if it fails. Fetches no objects for a partial clone, and takes no locks. */
function runGit(dir: string, args: string[]): string {
  try {
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: dir,
      encoding: 'utf8',
      timeout: GIT_TIMEOUT_MS,
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, GIT_NO_LAZY_FETCH: '1', GIT_OPTIONAL_LOCKS: '0' },
    });
  } catch {
    return '';
  }
}
