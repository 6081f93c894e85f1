import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Baseline of node:http: answers every request with one page from memory. Runs as a separate process. */
const body = readFileSync('out/en/index.html.gz');
const headers = [
  ...['Content-Type', 'text/html; charset=utf-8'],
  ...['Content-Encoding', 'gzip'],
  ...['Content-Length', String(body.length)],
];

createServer((_, response) => {
  response.writeHead(200, headers).end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
