import { existsSync } from 'node:fs';
import { withServer } from '../withServer';

const SERVER = `
require('node:http').createServer((request, response) => response.end(process.env.DATA)).listen(process.env.PORT)
`;

const getEnv = (port: number, folder: string) => ({ PORT: String(port), DATA: folder });

test('starts the server with a temporary folder and stops it', async () => {
  let folder = '';
  let url = '';
  await withServer({ command: ['-e', SERVER], getEnv, readyPath: '/' }, async (origin) => {
    url = origin;
    folder = await (await fetch(origin)).text();
    expect(existsSync(folder)).toBe(true);
  });
  expect(existsSync(folder)).toBe(false);
  await expect(fetch(url)).rejects.toThrow();
});

test('throws if the server exits before it is ready', async () => {
  const started = withServer({ command: ['-e', 'process.exit(3)'], getEnv, readyPath: '/' }, async () => {});
  await expect(started).rejects.toThrow('The server exited with code 3 before it was ready.');
});
