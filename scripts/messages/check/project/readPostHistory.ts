import { execFileSync } from 'node:child_process';

/** How long git may take, in milliseconds: a check that waits is worse than one that misses an old address. */
const GIT_TIMEOUT_MS = 1500;

/** A post that git has or had. */
export type PastPost = {
  /** Below the folder of the messages: `en/insights/old-name.md`. */
  file: string;
  /** The commit that removed it; undefined where the newest one has it. */
  removedIn: string | undefined;
  /** The files of posts that the newest commit with it added. */
  addedThen: string[];
};

/**
 * Every post in the history of a messages folder. None where there is no git, no history (a shallow clone has little) or
 * no answer in time.
 */
export function readPostHistory(dir: string): PastPost[] {
  const log = git(dir, [
    'log',
    '--format=%x00%H',
    '--name-status',
    '--no-renames',
    '--diff-filter=AD',
    '--relative',
    '--',
    ...['insights', 'news'].map((kind) => `:(glob)*/${kind}/*.md`),
  ]);
  const found = new Map<string, PastPost>();
  // The newest commit comes first.
  for (const [commit = '', ...lines] of log.split('\0').map((part) => part.trim().split('\n'))) {
    const addedThen = lines.filter((line) => line.startsWith('A')).map((line) => line.slice(2));
    for (const line of lines.filter((one) => one !== '')) {
      const file = line.slice(2);
      const removedIn = line.startsWith('D') ? commit : undefined;
      if (!found.has(file)) found.set(file, { file, removedIn, addedThen });
    }
  }
  return [...found.values()];
}

/** The last text that git has of a post. */
export function readLastText(dir: string, { file, removedIn }: PastPost): string {
  return git(dir, ['show', `${removedIn ? `${removedIn}^` : 'HEAD'}:./${file}`]);
}

/** What git prints; nothing where it fails. Fetches nothing, where a clone has left out what is asked for. */
function git(dir: string, args: string[]): string {
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
