import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { site } from '@/lib/i18n/site';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';

const root = process.cwd();
let folder: string;

beforeEach(() => {
  folder = createTemporaryFolder();
  const entry = { size: 1, sha256: 'a' };
  const files = { 'zh/index.md': entry, 'en/about/index.md': entry, 'en/about/index.html': entry };
  mkdirSync(path.join(folder, 'out'));
  writeFileSync(path.join(folder, 'out/_site-manifest.json'), JSON.stringify({ files }));
});

const command = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, 'scripts/submit-urls.ts')];

const createOptions = (env: Record<string, string>) => ({
  cwd: folder,
  env: {
    ...process.env,
    INDEXNOW_KEY: '',
    BAIDU_PUSH_TOKEN: '',
    TSX_TSCONFIG_PATH: path.join(root, 'tsconfig.json'),
    ...env,
  },
});

function run(env: Record<string, string>, ...commandArguments: string[]) {
  const options = { ...createOptions(env), encoding: 'utf8' } as const;
  return spawnSync(process.execPath, [...command, ...commandArguments], options);
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

test('sends each page once, and again if an engine has not accepted it', async () => {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push(`${request.url} ${body}`);
    response.writeHead(request.url?.startsWith('/baidu') && requests.length < 3 ? 503 : 200);
    response.end('{"success":1}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = {
    INDEXNOW_KEY: 'k-12345678',
    INDEXNOW_ENDPOINT: `${origin}/indexnow`,
    BAIDU_PUSH_TOKEN: 'secret-token',
    BAIDU_ENDPOINT: `${origin}/baidu`,
  };
  const send = () =>
    new Promise<number | null>((resolve) =>
      spawn(process.execPath, [...command, '--send'], createOptions(env)).once('exit', resolve),
    );
  expect([await send(), await send(), await send()]).toEqual([1, 0, 0]);
  server.close();
  const host = new URL(site.origin).host;
  expect(requests.map((text) => text.split(' ')[0])).toEqual([
    '/indexnow',
    `/baidu?site=${encodeURIComponent(site.origin)}&token=secret-token`,
    `/baidu?site=${encodeURIComponent(site.origin)}&token=secret-token`,
  ]);
  expect(JSON.parse(requests[0]?.slice('/indexnow '.length) ?? '')).toEqual({
    host,
    key: 'k-12345678',
    keyLocation: `${site.origin}/k-12345678.txt`,
    urlList: [`${site.origin}/zh/`, `${site.origin}/en/about/`],
  });
}, 60_000);
