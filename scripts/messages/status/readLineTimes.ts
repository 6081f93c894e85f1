import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { forEachConcurrently } from '../../build/forEachConcurrently';

const run = promisify(execFile);

/** How many files git is asked about at once. */
const AT_ONCE = 16;

/** When each line of a file was last changed, in seconds since 1970; the first line's time comes first. */
export type LineTimes = Map<string, number[]>;

/**
 * Asks git when each line of some files was last changed; a change of spaces, or a line moved within its file, is none.
 * Lines that are not committed count as changed now. Undefined where there is no git, or no history.
 */
export async function readLineTimes(files: string[]): Promise<LineTimes | undefined> {
  const [first = '.'] = files;
  if (!(await hasHistory(path.dirname(first)))) return undefined;
  const times: LineTimes = new Map();
  await forEachConcurrently(files, AT_ONCE, async (file) => {
    times.set(file, await blame(file));
  });
  return times;
}

async function hasHistory(folder: string): Promise<boolean> {
  try {
    await run('git', ['rev-parse', '--verify', 'HEAD'], { cwd: folder });
    return true;
  } catch {
    return false;
  }
}

/** No times for a file that git does not know yet. */
async function blame(file: string): Promise<number[]> {
  const options = { cwd: path.dirname(file), maxBuffer: 64 * 1024 * 1024 };
  try {
    const args = ['blame', '--line-porcelain', '-w', '-M', '--', path.basename(file)];
    const { stdout } = await run('git', args, options);
    return [...stdout.matchAll(/^author-time (\d+)$/gm)].map(([, time]) => Number(time));
  } catch {
    return [];
  }
}
