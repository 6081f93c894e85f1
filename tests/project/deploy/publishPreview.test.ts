import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createTemporaryFolder } from '@/tests/helpers/createTemporaryFolder';

const script = path.resolve('deploy/publishPreview.js');
const folder = createTemporaryFolder();
const remote = path.join(folder, 'previews.git');

type ApiRequest = { method?: string; url?: string; token?: string; body?: unknown };
let requests: ApiRequest[] = [];
let openPulls: object[] = [];

/** A stand-in for the API of a git host. */
const api = createServer(async (request, response) => {
  const { method, url, headers } = request;
  const text = (await request.toArray()).join('');
  const token = String(headers['private-token'] ?? headers.authorization);
  requests.push({ method, url, token, ...(text && { body: JSON.parse(text) }) });
  const content = url?.startsWith('/page/') ? '<html>' : JSON.stringify(openPulls);
  response.writeHead(url?.includes('/broken/') ? 403 : 200).end(content);
});

beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  execFileSync('git', ['init', '--quiet', '--bare', remote]);
  mkdirSync(path.join(folder, 'out/_next'), { recursive: true });
  writeFileSync(path.join(folder, 'out/_next/a.js'), '');
});

beforeEach(() => {
  requests = [];
  openPulls = [];
});

afterAll(() => api.close());

const getApiUrl = () => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

/** Runs the script. Returns its exit code and output. */
async function run(args: string[], host: string, variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      PREVIEW_URL: 'https://lotus.example/previews/',
      PREVIEW_REPOSITORY: remote,
      GIT_HOST: host,
      GIT_API: getApiUrl(),
      GIT_REPOSITORY: 'lotus/site',
      GIT_COMMIT: 'abc',
      GIT_TOKEN: 'secret',
      ...variables,
    },
  });
  const [out, error, [status]] = await Promise.all([
    child.stdout.toArray(),
    child.stderr.toArray(),
    once(child, 'exit'),
  ]);
  return { status, output: [...out, ...error].join('').trim() };
}

function listFiles(): string[] {
  return execFileSync('git', ['ls-tree', '-r', '--name-only', 'pages'], { cwd: remote, encoding: 'utf8' })
    .trim()
    .split('\n');
}

const publish = (branch: string, host: string, content: string, variables = {}) => {
  writeFileSync(path.join(folder, 'out/index.html'), content);
  return run(['publish', branch], host, variables);
};

test('publishes each branch in its folder, and reports the URL on the commit', async () => {
  const { output: basePath } = await run(['path', 'cms/insights/tet'], 'github');
  expect(basePath).toMatch(/^\/previews\/cms-insights-tet-[0-9a-f]{6}$/);
  const url = `https://lotus.example${basePath}/`;
  expect(await publish('cms/insights/tet', 'github', 'one')).toEqual({
    status: 0,
    output: `Published ${url}`,
  });
  expect(requests).toEqual([
    {
      method: 'POST',
      url: '/repos/lotus/site/statuses/abc',
      token: 'Bearer secret',
      body: { state: 'success', context: 'preview', description: 'Preview with drafts', target_url: url },
    },
  ]);
  await publish('other', 'gitlab', 'two');
  expect(requests[1]).toMatchObject({
    url: '/projects/lotus%2Fsite/statuses/abc',
    token: 'secret',
    body: { name: 'preview' },
  });
  const tet = basePath.split('/').at(-1);
  expect(listFiles()).toEqual(
    expect.arrayContaining([`${tet}/index.html`, `${tet}/_next/a.js`, 'robots.txt', '.nojekyll']),
  );
  expect(listFiles().filter((file) => file.endsWith('index.html'))).toHaveLength(2);
  expect((await run(['remove', 'other'], 'gitlab')).status).toBe(0);
  expect(listFiles().filter((file) => file.endsWith('index.html'))).toEqual([`${tet}/index.html`]);
  const count = execFileSync('git', ['rev-list', '--count', 'pages'], { cwd: remote, encoding: 'utf8' });
  expect(Number(count)).toBe(1);
});

test('opens a pull request on Gitea unless the branch has one', async () => {
  await publish('drafts', 'gitea', 'one');
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /repos/lotus/site/statuses/abc',
    'GET /repos/lotus/site/pulls?state=open&limit=50',
    'POST /repos/lotus/site/pulls',
  ]);
  expect(requests[2]).toMatchObject({ token: 'token secret', body: { head: 'drafts', base: 'main' } });
  requests = [];
  openPulls = [{ head: { ref: 'drafts' } }];
  await publish('drafts', 'gitea', 'two');
  expect(requests).toHaveLength(2);
});

test.each([
  [{ PREVIEW_URL: '' }, 'Set the environment variable PREVIEW_URL: see deploy/previews.md.'],
  [{ PREVIEW_URL: 'lotus' }, 'PREVIEW_URL is not a URL: see deploy/previews.md.'],
  [
    { GIT_API: 'http://127.0.0.1:1' },
    '/repos/lotus/site/statuses/abc: no response (bad port). Check GIT_API.',
  ],
  [{ GIT_API: 'git.example' }, 'Check GIT_API.'],
  [{ GIT_REPOSITORY: 'broken/site' }, '/repos/broken/site/statuses/abc: the git host responded with 403.'],
  [{ PREVIEW_REPOSITORY: '/missing-secret' }, 'The preview was not pushed: fatal: '],
])('fails with a reason for %j', async (variables, reason) => {
  const { status, output } = await publish('tet', 'github', 'one', variables);
  expect(status).toBe(1);
  expect(output).toContain(reason);
  expect(output).not.toContain('missing-secret');
});

test('fails with a reason if the git host responds with a page', async () => {
  const { status, output } = await publish('tet', 'github', 'one', { GIT_API: `${getApiUrl()}/page/` });
  expect(status).toBe(1);
  expect(output).toContain('/statuses/abc: the response is not JSON. Check GIT_API.');
});

test.each(['$(touch x)', '`id`; rm -rf .', '../../etc', '.git', '名字', 'x'.repeat(100)])(
  'returns a safe folder for the branch %s',
  async (branch) => {
    const { output } = await run(['path', branch], 'github');
    expect(output).toMatch(/^\/previews\/[a-z0-9-]{7,47}$/);
  },
);

test('previews of two branches that are published at the same time are both kept', async () => {
  writeFileSync(path.join(folder, 'out/index.html'), 'one');
  const results = await Promise.all(['first', 'second'].map((branch) => run(['publish', branch], 'github')));
  expect(results.map(({ status }) => status)).toEqual([0, 0]);
  expect(listFiles().filter((file) => /^(first|second)-.*index\.html$/.test(file))).toHaveLength(2);
});
