import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import type texts from './texts.json';

/** A change of a file since the last commit. */
export type FileChange = { file: string; kind: 'added' | 'changed' | 'deleted' };

/** Result of an action: a text of the panel, the values of its placeholders, and the output of git. */
export type Outcome = { id: keyof typeof texts; values?: Record<string, string>; output?: string };

/** Branches with this prefix belong to editors. */
const BRANCH_PREFIX = 'content/';

const PUSH_TIMEOUT_MS = 60_000;

/** Lists the changes of folders since the last commit by path. Throws the output of git if there is no repository. */
export async function listChanges(folders: string[]): Promise<FileChange[]> {
  const options = ['--porcelain', '-z', '--untracked-files=all', '--no-renames'];
  const prefix = await git('rev-parse', '--show-prefix');
  const status = await git('status', ...options, '--', ...folders.filter((folder) => existsSync(folder)));
  const lines = status.split('\0').filter(Boolean);
  return lines.map((line) => {
    const file = line.slice(3 + prefix.length);
    const isNew = line.startsWith('??') || line.startsWith('A');
    return { file, kind: !existsSync(file) ? 'deleted' : isNew ? 'added' : 'changed' };
  });
}

/**
 * Restores the last committed versions of those files that have changed in the folders. The current versions stay in
 * git's stash.
 */
export async function restore(folders: string[], files: string[]): Promise<void> {
  const changed = (await listChanges(folders)).map(({ file }) => file).filter((file) => files.includes(file));
  // Without files, git would put all changes of the project aside.
  if (changed.length === 0) return;
  await git('stash', 'push', '--include-untracked', '--message', 'Restored in the panel', '--', ...changed);
}

/**
 * Commits the changes of folders on a branch and pushes it. Changes of other files, staged or not, stay as they are. If a
 * step fails, the files are unchanged, and the outcome describes who has to do what.
 */
export async function handOver(folders: string[], subject: string): Promise<Outcome> {
  const files = (await listChanges(folders)).map(({ file }) => file);
  const current = await git('branch', '--show-current');
  const isOwnBranch = current.startsWith(BRANCH_PREFIX);
  // `git add` would mark the files as resolved, with the conflict markers in them.
  const conflicts = await git('diff', '--name-only', '--diff-filter=U');
  if (conflicts !== '') throw new Error(`Files with a merge conflict:\n${conflicts}`);
  if (files.length === 0) return isOwnBranch ? push(current) : { id: 'nothing' };
  const time = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const branch = isOwnBranch ? current : BRANCH_PREFIX + time;
  if (!isOwnBranch) await git('switch', '--quiet', '--create', branch);
  await git('add', '--all', '--', ...files);
  await git('commit', '--quiet', '--message', subject, '--only', '--', ...files);
  return push(branch);
}

async function push(branch: string): Promise<Outcome> {
  const remotes = (await git('remote')).split('\n').filter(Boolean);
  const remote = remotes.includes('origin') ? 'origin' : remotes[0];
  const values = { branch, folder: process.cwd(), remote: remote ?? '' };
  if (!remote) return { id: 'noRemote', values };
  try {
    const { stderr } = await run(
      ['push', '--set-upstream', remote, `HEAD:refs/heads/${branch}`],
      PUSH_TIMEOUT_MS,
    );
    const url = /^remote:.*?(https?:\/\/\S+)/m.exec(stderr)?.[1] ?? '';
    return { id: 'handedOver', values: { ...values, url } };
  } catch (error) {
    return { id: 'notPushed', values, output: getOutput(error) };
  }
}

async function git(...args: string[]): Promise<string> {
  return (await run(args)).stdout.replace(/\n$/, '');
}

/** Runs git in English, with literal paths. It cannot ask for a password, because nobody looks at the terminal. */
function run(args: string[], timeout = 0): Promise<{ stdout: string; stderr: string }> {
  const settings = {
    GIT_TERMINAL_PROMPT: '0',
    SSH_ASKPASS_REQUIRE: 'force',
    GIT_LITERAL_PATHSPECS: '1',
    LC_ALL: 'C.UTF-8',
  };
  const env: NodeJS.ProcessEnv = { SSH_ASKPASS: 'false', ...process.env, ...settings };
  return promisify(execFile)('git', args, { env, timeout, maxBuffer: 2 ** 30 });
}

/** Returns what git printed, without the passwords in URLs. */
export function getOutput(error: unknown): string {
  const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
  return (`${stdout}${stderr}`.trim() || message).replace(/(\/\/)[^/@\s]+@/g, '$1');
}
