import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { site } from '@/lib/shared/site';

const root = process.cwd();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'submit-urls-'));
  const entry = { size: 1, sha256: 'a' };
  const files = { 'zh/index.md': entry, 'en/about/index.md': entry, 'en/about/index.html': entry };
  mkdirSync(path.join(folder, 'out'));
  writeFileSync(path.join(folder, 'out/_site-manifest.json'), JSON.stringify({ files }));
});

afterEach(() => rmSync(folder, { recursive: true }));

function run(env: Record<string, string>, ...commandArguments: string[]) {
  const script = path.join(root, 'scripts/submit-urls.ts');
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  return spawnSync(process.execPath, [tsx, script, ...commandArguments], {
    cwd: folder,
    env: {
      ...process.env,
      INDEXNOW_KEY: '',
      BAIDU_PUSH_TOKEN: '',
      TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json'),
      ...env,
    },
    encoding: 'utf8',
  });
}

test('lists the pages for each search engine without sending them', () => {
  const { status, stdout } = run({ INDEXNOW_KEY: 'k-12345678', BAIDU_PUSH_TOKEN: 'secret-token' });
  expect(stdout.trim().split('\n')).toEqual([
    'IndexNow: 2 of 2 URLs to submit',
    `  new     ${site.origin}/zh/`,
    `  new     ${site.origin}/en/about/`,
    'Baidu: 1 of 2 URLs to submit',
    `  new     ${site.origin}/zh/`,
    'Nothing was sent. Deploy the build, then run: npm run submit-urls -- --send',
  ]);
  expect(status).toBe(0);
});

test.each([
  ['no search engine is set', {}, 'Set INDEXNOW_KEY, BAIDU_PUSH_TOKEN or both'],
  ['the key is too short', { INDEXNOW_KEY: 'short' }, 'INDEXNOW_KEY must have 8 to 128 letters'],
])('explains that %s', (_, env, message) => {
  const { status, stderr } = run(env);
  expect(stderr).toContain(message);
  expect(status).toBe(1);
});

test('rejects an unknown argument', () => {
  expect(run({ INDEXNOW_KEY: 'k-12345678' }, '--sent').stderr).toContain('Usage: npm run submit-urls');
});
