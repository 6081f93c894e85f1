import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { stripBasePath } from '@/lib/i18n/paths';
import { getMediaType } from './getMediaType';

const out = path.resolve('out');

/** Serves `out/` like a simple static host: files, `index.html` of folders, and `404.html`; no language negotiation. */
const server = createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const sitePath = stripBasePath(decodeURIComponent(pathname));
  // Outside the base path no file exists, so the server looks for a file with a slash after its name.
  const file = path.join(out, sitePath ?? '404.html/');
  const stats = file.startsWith(out) ? statSync(file, { throwIfNoEntry: false }) : undefined;

  if (stats?.isDirectory() && !pathname.endsWith('/')) {
    response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    return;
  }
  const page = stats?.isDirectory() ? path.join(file, 'index.html') : file;
  if (stats && statSync(page, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(200, { 'Content-Type': getMediaType(page) });
    createReadStream(page).pipe(response);
    return;
  }
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(readFileSync(path.join(out, '404.html')));
});

server.listen(Number(process.env.PORT), () => console.info(`out/ is served on port ${process.env.PORT}`));
