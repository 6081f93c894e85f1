import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { handOver, listChanges, restore } from '@/scripts/dev/panel/workingCopy';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';

const FOLDERS = ['messages', 'public/images'];
const project = process.cwd();
const environment = { ...process.env };

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
const hand = () => handOver(FOLDERS, 'change the title');
const isPushed = () => git('ls-remote', '--heads', '../remote.git', 'content/*') !== '';

beforeEach(() => {
  const root = createTemporaryFolder();
  mkdirSync(path.join(root, 'site/messages/en'), { recursive: true });
  process.chdir(path.join(root, 'site'));
  const emptyFile = path.join(root, 'gitconfig');
  Object.assign(process.env, { GIT_CONFIG_GLOBAL: emptyFile, GIT_CONFIG_NOSYSTEM: '1' });
  writeFileSync(emptyFile, '');
  git('init', '--quiet', '--bare', '../remote.git');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Editor');
  git('config', 'user.email', 'editor@reedferry.example');
  git('remote', 'add', 'origin', '../remote.git');
  for (const file of ['messages/en/home.json', 'messages/en/about.json', 'code.ts'])
    writeFileSync(file, 'one');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
  writeFileSync('messages/en/home.json', 'two');
  writeFileSync('messages/新[1].md', 'new');
});
afterEach(() => {
  process.chdir(project);
  process.env = { ...environment };
});

test('commits and pushes only the files of the editor', async () => {
  writeFileSync('code.ts', 'two');
  git('add', 'code.ts');
  expect(await hand()).toMatchObject({ id: 'handedOver' });
  expect(git('log', '-1', '--format=%s', '--name-only')).toContain(
    'change the title\n\nmessages/en/home.json',
  );
  expect(git('diff', '--cached', '--name-only')).toBe('code.ts');
  expect(git('branch', '--show-current')).toMatch(/^content\//);
  expect(await listChanges(FOLDERS)).toEqual([]);
  writeFileSync('messages/en/home.json', 'three');
  expect(await hand()).toMatchObject({ id: 'handedOver' });
  expect(git('ls-remote', '--heads', 'origin').split('\n')).toHaveLength(1);
});

test.each<[string, () => void]>([
  ['a hook', () => writeHook('pre-commit')],
  [
    'a missing email address',
    () => void git('config', 'user.useConfigOnly', 'true') + git('config', '--unset', 'user.email'),
  ],
  ['a rebase', () => void mkdirSync('.git/rebase-merge')],
])('keeps the files if %s prevents the commit', async (_, prepare) => {
  prepare();
  await expect(hand()).rejects.toThrow();
  expect(isPushed()).toBe(false);
  expect(readFileSync('messages/en/home.json', 'utf8')).toBe('two');
});

test.each<[string, () => void]>([
  ['noRemote', () => void git('remote', 'remove', 'origin')],
  ['notPushed', () => writeHook('pre-push')],
  ['notPushed', () => void git('remote', 'set-url', 'origin', '../missing.git')],
  ['nothing', () => void git('stash', '--include-untracked', '--quiet')],
])('reports "%s" and keeps the files', async (id, prepare) => {
  prepare();
  expect(await hand()).toMatchObject({ id });
  expect(isPushed()).toBe(false);
  if (id !== 'nothing') expect(readFileSync('messages/en/home.json', 'utf8')).toBe('two');
});

test('pushes again what was not pushed', async () => {
  git('remote', 'rename', 'origin', 'gone');
  git('remote', 'set-url', 'gone', '../missing.git');
  await hand();
  git('remote', 'set-url', 'gone', '../remote.git');
  expect(await hand()).toMatchObject({ id: 'handedOver' });
  expect(isPushed()).toBe(true);
});

test('reports a conflict with another computer', async () => {
  await hand();
  const branch = git('branch', '--show-current');
  git('clone', '--quiet', '--branch', branch, '../remote.git', '../other');
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qm', 'B', '--allow-empty'],
    { cwd: '../other' },
  );
  execFileSync('git', ['push', '--quiet'], { cwd: '../other' });
  writeFileSync('messages/en/home.json', 'three');
  expect(await hand()).toMatchObject({
    id: 'notPushed',
    values: { branch },
    output: expect.stringContaining('fetch first'),
  });
});

test('restores committed versions and keeps the current ones', async () => {
  writeFileSync('messages/en/staged.json', 'new');
  git('add', 'messages/en/staged.json');
  const files = (await listChanges(FOLDERS)).map(({ file }) => file);
  rmSync('messages/en/about.json');
  await restore(FOLDERS, [...files, 'messages/en/about.json']);
  expect(readFileSync('messages/en/home.json', 'utf8')).toBe('one');
  expect([existsSync('messages/新[1].md'), existsSync('messages/en/staged.json')]).toEqual([false, false]);
  expect(existsSync('messages/en/about.json')).toBe(true);
  expect(git('stash', 'show', '--include-untracked', '--name-only').split('\n')).toHaveLength(4);
});

test('a folder without git is reported with the output of git', async () => {
  rmSync('.git', { recursive: true });
  await expect(listChanges(FOLDERS)).rejects.toThrow(/not a git repository/);
});

test.each<[string, string[]]>([
  ['files outside the folders', ['code.ts', '../code.ts', '.', 'messages/../code.ts']],
  ['all files if none is named', []],
])('never restores %s', async (_, files) => {
  writeFileSync('code.ts', 'two');
  await restore(FOLDERS, files);
  expect(readFileSync('code.ts', 'utf8')).toBe('two');
  expect(readFileSync('messages/en/home.json', 'utf8')).toBe('two');
});

test('does not hand over a file with a merge conflict', async () => {
  git('switch', '--quiet', '--create', 'content/title');
  git('stash', '--quiet');
  writeFileSync('messages/en/home.json', 'three');
  git('commit', '--quiet', '--all', '--message', 'Three');
  expect(() => git('stash', 'pop', '--quiet')).toThrow();
  await expect(hand()).rejects.toThrow('messages/en/home.json');
  expect(git('diff', '--name-only', '--diff-filter=U')).toBe('messages/en/home.json');
  expect(isPushed()).toBe(false);
});

function writeHook(name: string): void {
  writeFileSync(`.git/hooks/${name}`, '#!/bin/sh\necho "No commits today"; exit 1\n');
  chmodSync(`.git/hooks/${name}`, 0o755);
}
