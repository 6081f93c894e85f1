import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least that node:http can do: one page from memory, whatever is asked. Run as a process of its own. */
const body = readFileSync('out/en/index.html.gz');
const headers = [
  ...['Content-Type', 'text/html; charset=utf-8'],
  ...['Content-Encoding', 'gzip'],
  ...['Content-Length', String(body.length)],
];

createServer((_, response) => {
  response.writeHead(200, headers).end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
