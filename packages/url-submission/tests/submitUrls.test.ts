import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createBaidu } from '../createBaidu';
import { createIndexNow, isIndexNowKey } from '../createIndexNow';
import { submitUrls } from '../submitUrls';
import { type EngineAnswer, startEngine } from './startEngine';

const ORIGIN = 'https://www.example.com';
const TOKEN = 'secret-token';
const retryDelaysMs = [0, 0];

let folder: string;
let stateFile: string;
let lines: string[];
const stops: (() => void)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'url-submission-'));
  stateFile = path.join(folder, 'data/submitted.json');
  lines = [];
});

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await rm(folder, { recursive: true });
});

async function startIndexNow(...answers: EngineAnswer[]) {
  const { endpoint, requests, stop } = await startEngine(...answers);
  stops.push(stop);
  const engine = createIndexNow({
    key: 'k-12345678',
    keyUrl: `${ORIGIN}/k-12345678.txt`,
    endpoint,
    retryDelaysMs,
  });
  return { engine, requests };
}

async function startBaidu(...answers: EngineAnswer[]) {
  const { endpoint, requests, stop } = await startEngine(...answers);
  stops.push(stop);
  const acceptsUrl = (url: string) => url.includes('/zh/');
  return {
    engine: createBaidu({ site: ORIGIN, token: TOKEN, acceptsUrl, endpoint, retryDelaysMs }),
    requests,
  };
}

type Engines = Parameters<typeof submitUrls>[0]['engines'];

function run(engines: Engines, pages: Record<string, string>, isDryRun = false): Promise<boolean> {
  const urls = new Map(Object.entries(pages).map(([urlPath, hash]) => [ORIGIN + urlPath, hash]));
  return submitUrls({ pages: urls, engines, stateFile, isDryRun, log: (line) => lines.push(line) });
}

test('sends new, changed and removed URLs to IndexNow', async () => {
  const { engine, requests } = await startIndexNow({ status: 202 });
  expect(await run([engine], { '/en/': 'a', '/en/about/': 'b', '/en/old/': 'c' })).toBe(true);
  expect(await run([engine], { '/en/': 'a', '/en/about/': 'changed', '/en/new/': 'd' })).toBe(true);
  expect(await run([engine], { '/en/': 'a', '/en/about/': 'changed', '/en/new/': 'd' })).toBe(true);
  expect(requests.map(({ body }) => JSON.parse(body))).toEqual(
    [
      ['/en/', '/en/about/', '/en/old/'],
      ['/en/about/', '/en/new/', '/en/old/'],
    ].map((paths) => ({
      host: 'www.example.com',
      key: 'k-12345678',
      keyLocation: `${ORIGIN}/k-12345678.txt`,
      urlList: paths.map((urlPath) => ORIGIN + urlPath),
    })),
  );
  expect(requests[0]?.type).toBe('application/json; charset=utf-8');
});

test('sends only the accepted languages to Baidu, one URL per line', async () => {
  const { engine, requests } = await startBaidu({ status: 200, body: { remain: 9, success: 2 } });
  expect(await run([engine], { '/zh/': 'a', '/en/': 'b', '/zh/about/': 'c' })).toBe(true);
  expect(requests).toEqual([
    {
      url: `/urls?site=${encodeURIComponent(ORIGIN)}&token=${TOKEN}`,
      type: 'text/plain',
      body: `${ORIGIN}/zh/\n${ORIGIN}/zh/about/`,
    },
  ]);
});

test('a dry run reports the URLs and sends nothing', async () => {
  const { engine, requests } = await startIndexNow();
  expect(await run([engine], { '/en/': 'a' }, true)).toBe(true);
  expect(requests).toEqual([]);
  expect(lines).toEqual(['IndexNow: 1 of 1 URLs to submit', `  new     ${ORIGIN}/en/`]);
  await expect(readFile(stateFile)).rejects.toThrow('ENOENT');
});

test.each([429, 500, 503])('tries again after %i', async (status) => {
  const { engine, requests } = await startIndexNow({ status }, { status: 200 });
  expect(await run([engine], { '/en/': 'a' })).toBe(true);
  expect(requests).toHaveLength(2);
});

test('does not wait for a long Retry-After', async () => {
  const { engine, requests } = await startIndexNow({ status: 429, headers: { 'Retry-After': '86400' } });
  expect(await run([engine], { '/en/': 'a' })).toBe(false);
  expect(requests).toHaveLength(1);
  expect(lines.at(-1)).toBe(
    'IndexNow: failed. IndexNow answered 429: it received too many URLs. Try again tomorrow.',
  );
});

test('explains a key that cannot be read', async () => {
  const { engine, requests } = await startIndexNow({ status: 403 });
  expect(await run([engine], { '/en/': 'a' })).toBe(false);
  expect(requests).toHaveLength(1);
  expect(lines.at(-1)).toContain(`it cannot read the key at ${ORIGIN}/k-12345678.txt`);
});

test('sends refused URLs again in the next run, without those of other engines', async () => {
  const indexNow = await startIndexNow({ status: 200 });
  const baidu = await startBaidu(
    { status: 400, body: { error: 400, message: 'over quota' } },
    { status: 200, body: { success: 1 } },
  );
  const engines = [baidu.engine, indexNow.engine];
  expect(await run(engines, { '/zh/': 'a' })).toBe(false);
  expect(lines).toContain('Baidu: failed. Baidu answered 400: over quota.');
  expect(await run(engines, { '/zh/': 'a' })).toBe(true);
  expect([baidu.requests.length, indexNow.requests.length]).toEqual([2, 1]);
});

test('lists the URLs that Baidu refuses', async () => {
  const { engine } = await startBaidu({
    status: 200,
    body: { success: 0, not_same_site: [`${ORIGIN}/zh/`] },
  });
  expect(await run([engine], { '/zh/': 'a' })).toBe(false);
  expect(lines.at(-1)).toBe(
    `Baidu: failed. Baidu answered 200: it accepted 0 of 1 URLs, and refused ${ORIGIN}/zh/.`,
  );
});

test('reports an unreachable service without the token', async () => {
  const { engine } = await startBaidu();
  for (const stop of stops.splice(0)) stop();
  expect(await run([engine], { '/zh/': 'a' })).toBe(false);
  expect(lines.at(-1)).toMatch(/^Baidu: failed\. 127\.0\.0\.1:\d+ cannot be reached: .*ECONNREFUSED/);
  expect(lines.join('\n')).not.toContain(TOKEN);
});

test('hides the token that an answer repeats', async () => {
  const { engine } = await startBaidu({
    status: 401,
    body: { error: 401, message: `token ${TOKEN} is not valid` },
  });
  await run([engine], { '/zh/': 'a' });
  expect(lines.at(-1)).toBe('Baidu: failed. Baidu answered 401: token … is not valid.');
});

test('hides an encoded token and control characters in an answer', async () => {
  const { endpoint, stop } = await startEngine({
    status: 400,
    body: { message: 'GET /urls?token=a+b%2F\u001b[2J\nLine' },
  });
  stops.push(stop);
  const engine = createBaidu({
    site: ORIGIN,
    token: 'a b/',
    acceptsUrl: () => true,
    endpoint,
    retryDelaysMs,
  });
  await run([engine], { '/zh/': 'a' });
  expect(lines.at(-1)).toBe('Baidu: failed. Baidu answered 400: GET /urls?token=… [2J Line.');
});

test.each([302, 307])('does not take redirect %i for an acceptance', async (status) => {
  const { engine, requests } = await startIndexNow(
    { status, headers: { Location: '/login' } },
    { status: 200 },
  );
  expect(await run([engine], { '/en/': 'a' })).toBe(false);
  expect(requests).toHaveLength(1);
  expect(lines.at(-1)).toBe(`IndexNow: failed. IndexNow answered ${status}: try again later.`);
});

test('does not send the URLs of a former origin to IndexNow', async () => {
  await mkdir(path.dirname(stateFile));
  await writeFile(stateFile, '{"IndexNow":{"https://former.example/en/":"a"}}');
  const { engine, requests } = await startIndexNow({ status: 200 });
  expect(await run([engine], { '/en/': 'a' })).toBe(true);
  expect(requests.map(({ body }) => JSON.parse(body).urlList)).toEqual([[`${ORIGIN}/en/`]]);
});

test('rejects a damaged file of submitted URLs', async () => {
  stateFile = path.join(folder, 'submitted.json');
  await writeFile(stateFile, '{"IndexNow":');
  const { engine } = await startIndexNow();
  await expect(run([engine], { '/en/': 'a' })).rejects.toThrow(`${stateFile} is damaged. Delete it`);
});

test.each([
  ['k-12345678', true],
  ['short', false],
  ['with/slash-12345', false],
])('the key %s is valid: %s', (key, isValid) => expect(isIndexNowKey(key)).toBe(isValid));
