import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Maximum number of concurrent `git blame` processes. */
const MAX_CONCURRENT_BLAMES = 16;

/** Time of the last change of each line (seconds since 1970), by file. */
export type LineTimes = Map<string, number[]>;

/**
 * Reads the time of the last change of each line with `git blame`. Changes of white space and lines moved within a file
 * do not count. Uncommitted lines count as changed now. Undefined if git is not available or there is no history.
 */
export async function readLineTimes(files: string[]): Promise<LineTimes | undefined> {
  const [firstFile = '.'] = files;
  if (!(await hasCommits(path.dirname(firstFile)))) return undefined;
  const times: LineTimes = new Map();
  for (let start = 0; start < files.length; start += MAX_CONCURRENT_BLAMES) {
    const batch = files.slice(start, start + MAX_CONCURRENT_BLAMES);
    await Promise.all(batch.map(async (file) => times.set(file, await readFileTimes(file))));
  }
  return times;
}

async function hasCommits(folder: string): Promise<boolean> {
  try {
    await run('git', ['rev-parse', '--verify', 'HEAD'], { cwd: folder });
    return true;
  } catch {
    return false;
  }
}

/** Returns the time of the last change of each line; an empty list for a file that is not committed. */
async function readFileTimes(file: string): Promise<number[]> {
  const options = { cwd: path.dirname(file), maxBuffer: 64 * 1024 * 1024 };
  try {
    const args = ['blame', '--line-porcelain', '-w', '-M', '--', path.basename(file)];
    const { stdout } = await run('git', args, options);
    return [...stdout.matchAll(/^author-time (\d+)$/gm)].map(([, time]) => Number(time));
  } catch {
    return [];
  }
}
