import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingMessage, request as sendRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Edits, UndoRequest } from '../PreviewOptions';

const folder = mkdtempSync(path.join(tmpdir(), 'message-preview-'));
const origin = 'http://localhost:3000';

let server: ChildProcess;
let port: number;

const resolve = (file: string) => path.join(folder, 'texts', file);
const write = (file: string, text: string) => writeFileSync(resolve(file), text);
const read = (file: string) => (existsSync(resolve(file)) ? readFileSync(resolve(file), 'utf8') : undefined);

beforeAll(async () => {
  mkdirSync(path.join(folder, 'texts'));
  write('title.txt', 'Too long.');
  write('link.txt', 'Link: new');
  write('gone.txt', 'Here.');
  for (const args of [
    ['init', '--quiet'],
    ['add', '-A'],
    ['commit', '--quiet', '-m', 'Start'],
  ]) {
    const identity = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com'];
    execFileSync('git', [...identity, ...args], { cwd: folder });
  }
  // A separate process, because its watchers cannot be closed.
  const program = path.join(__dirname, 'startPreviewServer.mjs');
  const loader = require.resolve('tsx');
  server = spawn(process.execPath, ['--import', loader, program, '--undo'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await once(server.stdout as NodeJS.ReadableStream, 'data');
  port = Number(output);
});

afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function request(
  urlPath: string,
  headers: Record<string, string> = {},
  { method = 'GET', body = '' } = {},
): Promise<IncomingMessage> {
  const [response] = await once(sendRequest({ port, path: urlPath, headers, method }).end(body), 'response');
  return response;
}

async function readText(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return text;
}

async function undo(body: UndoRequest): Promise<{ status: number | undefined; text: string }> {
  const headers = { Host: `localhost:${port}`, Origin: origin };
  const response = await request('/undo', headers, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.statusCode, text: await readText(response) };
}

/** Connects a page and returns the data of the first event with a name that fulfils a condition. */
async function waitForEvent<T>(
  name: string,
  isExpected: (data: T) => boolean = () => true,
  act = () => {},
): Promise<T> {
  const response = await request('/?language=vi');
  act();
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) {
    text += chunk;
    for (const event of text.split('\n\n').slice(0, -1)) {
      const { type = 'message', data } =
        /^(?:event: (?<type>\w+)\n)?data: (?<data>.*)$/.exec(event)?.groups ?? {};
      if (type !== name || !isExpected(JSON.parse(data ?? ''))) continue;
      response.destroy();
      return JSON.parse(data ?? '');
    }
  }
  throw new Error('The connection was closed.');
}

/** Waits for edits that fulfil a condition: the server may still send the state before the last change. */
const readEdits = (isExpected?: (edits: Edits) => boolean) => waitForEvent<Edits>('edits', isExpected);

test('sends the findings when a page connects and after a save', async () => {
  expect(await waitForEvent('message')).toEqual({
    saved: 0,
    findings: [expect.objectContaining({ problem: 'vi: Too long.' })],
  });
  // Pages are notified of the save before the check is done.
  const isSaved = ({ saved }: { saved: number }) => saved > 0;
  await waitForEvent('message', isSaved, () => write('title.txt', 'Too short.'));
});

test('returns the time to pages of the development server', async () => {
  const response = await request('/clock', { Host: `localhost:${port}`, Origin: origin });
  expect(response.headers['access-control-allow-origin']).toBe(origin);
  expect(Math.abs(Number(await readText(response)) - Date.now())).toBeLessThan(60_000);
});

test.each<Record<string, string>>([
  { Origin: 'https://evil.example' },
  { Origin: 'http://localhost:4000' },
  { Host: 'evil.example' },
])('refuses a request with %j', async (headers) => {
  const response = await request('/clock', headers);
  expect(response.statusCode).toBe(403);
  expect(response.headers['access-control-allow-origin']).toBeUndefined();
});

test('restores committed versions and brings discarded versions back', async () => {
  write('title.txt', 'Changed.');
  write('added.txt', 'Added.');
  rmSync(resolve('gone.txt'));
  const { changes, files } = await readEdits(({ changes = [] }) => changes.length === 3);
  expect(changes).toEqual([
    { file: 'texts/added.txt', kind: 'added' },
    { file: 'texts/gone.txt', kind: 'deleted' },
    { file: 'texts/title.txt', kind: 'changed' },
  ]);
  expect(files['texts/title.txt']?.name).toBe('vi: texts/title.txt');

  const restored = ['texts/added.txt', 'texts/gone.txt', 'texts/title.txt'];
  expect(await undo({ files: restored })).toMatchObject({ status: 204 });
  expect(['added.txt', 'gone.txt', 'title.txt'].map(read)).toEqual([undefined, 'Here.', 'Too long.']);

  const { discarded = [] } = await readEdits(({ changes = [] }) => changes.length === 0);
  expect(discarded.map(({ file }) => file).sort()).toEqual(['texts/added.txt', 'texts/title.txt']);
  expect(await undo({ discarded: discarded.map(({ id }) => id) })).toMatchObject({ status: 204 });
  expect(['added.txt', 'gone.txt', 'title.txt'].map(read)).toEqual(['Added.', 'Here.', 'Changed.']);
  await readEdits(({ discarded = [] }) => discarded.length === 0);
});

test.each<{ title: string; body: UndoRequest }>([
  { title: 'a file without changes', body: { files: ['texts/link.txt'] } },
  { title: 'a file outside the folders', body: { files: ['texts/../discarded.txt'] } },
  { title: 'an unknown version', body: { discarded: ['../texts/link.txt'] } },
])('does not restore $title', async ({ body }) => {
  expect(await undo(body)).toMatchObject({ status: 400, text: expect.stringContaining('Reload the page.') });
});

test.each<{ method: string; headers: Record<string, string> }>([
  { method: 'POST', headers: {} },
  { method: 'POST', headers: { Origin: 'https://evil.example' } },
  { method: 'GET', headers: { Host: 'localhost', Origin: 'http://localhost:3000' } },
])('does not undo with $method and $headers', async ({ method, headers }) => {
  const body = JSON.stringify({ files: ['texts/title.txt'] });
  expect((await request('/undo', headers, { method, body })).statusCode).toBe(403);
});

test('discards a version once if two pages undo at the same time', async () => {
  write('title.txt', 'Changed.');
  const responses = await Promise.all([
    undo({ files: ['texts/title.txt'] }),
    undo({ files: ['texts/title.txt'] }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 400]);
  const { discarded = [] } = await readEdits(({ changes = [] }) =>
    changes.every(({ file }) => file !== 'texts/title.txt'),
  );
  expect(discarded.map(({ id }) => readFileSync(path.join(folder, 'discarded', id), 'utf8'))).toEqual([
    'Changed.',
  ]);
});

test('does not write through a symbolic link', async () => {
  writeFileSync(path.join(folder, 'outside.txt'), 'Outside.');
  unlinkSync(resolve('title.txt'));
  symlinkSync('../outside.txt', resolve('title.txt'));
  const { status, text } = await undo({ files: ['texts/title.txt'] });
  expect(status).toBe(400);
  expect(text).toContain('texts/title.txt is a symbolic link. Remove the link');
  expect(readFileSync(path.join(folder, 'outside.txt'), 'utf8')).toBe('Outside.');
  unlinkSync(resolve('title.txt'));
  write('title.txt', 'Too long.');
});

test('keeps a file if its version cannot be discarded', async () => {
  write('title.txt', 'Changed.');
  rmSync(path.join(folder, 'discarded'), { recursive: true });
  writeFileSync(path.join(folder, 'discarded'), '');
  const { status, text } = await undo({ files: ['texts/title.txt'] });
  expect(status).toBe(400);
  expect(text).toMatch(/^texts\/title.txt is not restored: .* Check the permissions/);
  expect(read('title.txt')).toBe('Changed.');
  rmSync(path.join(folder, 'discarded'));
});

test('lists a file once that is only removed from the index', async () => {
  execFileSync('git', ['rm', '--cached', '--quiet', 'texts/gone.txt'], { cwd: folder });
  const isGone = ({ file }: { file: string }) => file === 'texts/gone.txt';
  const { changes } = await readEdits(({ changes }) => changes?.some(isGone) ?? false);
  expect(changes?.filter(isGone)).toHaveLength(1);
  expect(await undo({ files: ['texts/gone.txt'] })).toMatchObject({ status: 204 });
  expect(read('gone.txt')).toBe('Here.');
});

test.each(['//', '/?language=%', '/%zz'])('responds to a request for %s', async (urlPath) => {
  const response = await request(urlPath);
  response.destroy();
  expect(response.statusCode).toBe(200);
  expect((await request('/clock')).statusCode).toBe(200);
});

test('updates files after a save and notifies pages', async () => {
  const replacement = await waitForEvent('replaced', undefined, () => write('link.txt', 'Link: old'));
  expect(replacement).toMatchObject({ kind: 'updated', paths: ['texts/link.txt'] });
  expect(read('link.txt')).toBe('Link: new');
});
