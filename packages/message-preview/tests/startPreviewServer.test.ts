import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'message-preview-'));
const file = path.join(folder, 'title.txt');

let server: ChildProcess;
let port: number;

beforeAll(async () => {
  writeFileSync(file, 'Too long.');
  // A separate process, because its watchers cannot be closed.
  const program = path.join(__dirname, 'startPreviewServer.mjs');
  server = spawn(process.execPath, ['--import', 'tsx', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await once(server.stdout as NodeJS.ReadableStream, 'data');
  port = Number(output);
});

afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function request(urlPath: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const [response] = await once(get({ port, path: urlPath, headers }), 'response');
  return response;
}

test('sends the findings when a page connects and after a save', async () => {
  const response = await request('/?language=vi');
  const readEvent = async () => {
    const [chunk] = await once(response, 'data');
    return JSON.parse(String(chunk).replace('data: ', '').split('\n')[0] ?? '');
  };
  const first = await readEvent();
  expect(first).toEqual({ saved: 0, findings: [expect.objectContaining({ problem: 'vi: Too long.' })] });
  writeFileSync(file, 'Too short.');
  // Pages are notified of the save before the check is done.
  expect((await readEvent()).saved).toBeGreaterThan(0);
  response.destroy();
});

test('returns the time to pages of the development server', async () => {
  const origin = 'http://localhost:3000';
  const response = await request('/clock', { Host: `localhost:${port}`, Origin: origin });
  expect(response.headers['access-control-allow-origin']).toBe(origin);
  const [body] = await once(response, 'data');
  expect(Math.abs(Number(body) - Date.now())).toBeLessThan(60_000);
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
