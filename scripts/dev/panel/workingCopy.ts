import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A change of a file since the last commit. */
export type FileChange = { file: string; kind: 'added' | 'changed' | 'deleted' };

/** Result of an action: the id of a message in `texts.json`, the values of its placeholders, and the output of git. */
export type Outcome = { id: string; values?: Record<string, string>; output?: string };

/** Branches with this prefix belong to editors. */
const BRANCH_PREFIX = 'content/';

const PUSH_TIMEOUT_MS = 60_000;

/** Lists the changes of folders since the last commit by path. Throws the output of git if there is no repository. */
export async function listChanges(folders: string[]): Promise<FileChange[]> {
  const options = ['--porcelain', '-z', '--untracked-files=all', '--no-renames'];
  const prefix = await git('rev-parse', '--show-prefix');
  const status = await git('status', ...options, '--', ...folders.filter((folder) => existsSync(folder)));
  return status
    .split('\0')
    .filter(Boolean)
    .map((line): FileChange => {
      const file = line.slice(3 + prefix.length);
      const isNew = line.startsWith('??') || line.startsWith('A');
      return { file, kind: !existsSync(file) ? 'deleted' : isNew ? 'added' : 'changed' };
    });
}

/** Restores the last committed versions of files. The current versions stay in git's stash. */
export async function restore(files: string[]): Promise<void> {
  await git('stash', 'push', '--include-untracked', '--message', 'Restored in the panel', '--', ...files);
}

/**
 * Commits the changes of folders on a branch and pushes it. Changes of other files, staged or not, stay as they are. If a
 * step fails, the files are unchanged, and the outcome describes who has to do what.
 */
export async function handOver(folders: string[], subject: string): Promise<Outcome> {
  const files = (await listChanges(folders)).map(({ file }) => file);
  const current = await git('symbolic-ref', '--quiet', '--short', 'HEAD').catch(() => '');
  const branch = current.startsWith(BRANCH_PREFIX)
    ? current
    : BRANCH_PREFIX + new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  try {
    if (files.length > 0) {
      if (branch !== current) await git('switch', '--quiet', '--create', branch);
      await git('add', '--all', '--', ...files);
      await git('commit', '--quiet', '--message', subject, '--only', '--', ...files);
    } else if (branch !== current) return { id: 'nothing' };
  } catch (error) {
    return { id: 'refused', values: { branch }, output: getOutput(error) };
  }
  return push(branch);
}

async function push(branch: string): Promise<Outcome> {
  const remotes = (await git('remote')).split('\n').filter(Boolean);
  const remote = remotes.includes('origin') ? 'origin' : remotes[0];
  const values = { branch, folder: process.cwd(), remote: remote ?? '' };
  if (!remote) return { id: 'noRemote', values };
  try {
    const refspec = `HEAD:refs/heads/${branch}`;
    const output = await run(['push', '--set-upstream', remote, refspec], PUSH_TIMEOUT_MS);
    const url = /^remote:.*?(https?:\/\/\S+)/m.exec(output.stderr)?.[1] ?? '';
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
  return new Promise((resolve, reject) => {
    const options = { env, timeout, maxBuffer: 2 ** 30 } as const;
    execFile('git', args, options, (error, stdout, stderr) => {
      if (error) reject(Object.assign(error, { stdout, stderr }));
      else resolve({ stdout, stderr });
    });
  });
}

/** Returns what git printed, without the passwords in URLs. */
export function getOutput(error: unknown): string {
  const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
  return (`${stdout}${stderr}`.trim() || message).replace(/(\/\/)[^/@\s]+@/g, '$1');
}
