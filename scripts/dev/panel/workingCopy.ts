import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';

/** A change of a file since the last commit. */
export type FileChange = { file: string; kind: 'added' | 'changed' | 'deleted' };

/** Result of an action: the id of a message in `texts.json`, the values of its placeholders, and the output of git. */
export type Outcome = { id: string; values?: Record<string, string>; output?: string };

/** Folder, which git ignores, for versions that an editor replaces by those of the last commit. */
const DISCARDED = 'data/discarded';

/** Variables that select another repository, for example if a git hook started the development server. */
const REPOSITORY_VARIABLES = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_COMMON_DIR'];

/** Files in the git folder that exist while a command waits for the next step. */
const OPERATIONS = {
  'rebase-merge': 'rebase',
  'rebase-apply': 'rebase',
  MERGE_HEAD: 'merge',
  CHERRY_PICK_HEAD: 'cherry-pick',
  REVERT_HEAD: 'revert',
};

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

/** Restores the last committed versions of files. Moves the current versions to `data/discarded/`. */
export async function restore(files: string[], folders: string[]): Promise<void> {
  const changes = await listChanges(folders);
  const selected = changes.filter(({ file }) => files.includes(file));
  const folder = path.join(DISCARDED, new Date().toISOString().replaceAll(':', '-'));
  for (const { file } of selected.filter(({ kind }) => kind !== 'deleted'))
    await cp(file, path.join(folder, file), { recursive: true });
  const tracked = await git(
    'ls-tree',
    '-r',
    '-z',
    '--name-only',
    'HEAD',
    '--',
    ...selected.map(({ file }) => file),
  );
  const committed = new Set(tracked.split('\0'));
  for (const { file } of selected) {
    if (committed.has(file)) await git('restore', '--source=HEAD', '--staged', '--worktree', '--', file);
    else {
      await git('rm', '--cached', '--quiet', '--ignore-unmatch', '--', file);
      rmSync(file, { force: true });
    }
  }
}

/**
 * Commits the changes of folders on a branch and pushes it. Changes of other files, staged or not, stay as they are. If a
 * step fails, the files are unchanged, and the outcome describes who has to do what.
 */
export async function handOver(folders: string[], subject: string): Promise<Outcome> {
  for (const [file, operation] of Object.entries(OPERATIONS))
    if (existsSync(await git('rev-parse', '--git-path', file)))
      return { id: 'operation', values: { operation } };
  for (const name of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']) {
    const identity = await git('-c', 'user.useConfigOnly=true', 'var', name).catch(() => undefined);
    if (identity === undefined) return { id: 'identity' };
  }
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
    const output = getOutput(error);
    if (/non-fast-forward|fetch first/.test(output)) return { id: 'conflict', values, output };
    const isForbidden =
      /denied|forbidden|40[134]|authenticat|could not read|not found|declined|protected/i.test(output);
    return { id: isForbidden ? 'noRights' : 'notPushed', values, output };
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
  for (const name of REPOSITORY_VARIABLES) delete env[name];
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
