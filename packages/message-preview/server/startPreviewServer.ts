import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GetFindings, PreviewOptions, PreviewState } from '../PreviewOptions';
import { isOwnRequest } from './isOwnRequest';
import { watchFolders } from './watchFolders';

/**
 * Starts the preview server and returns its port. It checks the messages when the first page connects and after every
 * change, and sends the findings to all open pages as server-sent events, in the language of each page
 * (`/?language=en`). `/clock` returns the server's time. Only pages of the development server on `sitePort` of the same
 * host, and programs on this machine, get a response; others get 403.
 */
export async function startPreviewServer({
  hostname,
  sitePort,
  folders,
  check,
}: PreviewOptions): Promise<number> {
  /** The open pages with their languages. */
  const pages = new Map<ServerResponse, string>();
  let getFindings: GetFindings | undefined;
  let saved = 0;
  let isFirstCheckStarted = false;

  const send = (page: ServerResponse, language: string) => {
    if (getFindings === undefined) return;
    const state: PreviewState = { saved, findings: getFindings(language) };
    page.write(`data: ${JSON.stringify(state)}\n\n`);
  };
  const sendToAll = () => {
    for (const [page, language] of pages) send(page, language);
  };
  const checkAndSend = async () => {
    try {
      getFindings = await check();
      sendToAll();
    } catch (error) {
      // A file that is being replaced is missing for a moment. When it is back, another change event follows.
      console.error(error);
    }
  };
  const server = createServer((request, response) => {
    if (!isOwnRequest(request, { hostname, port: sitePort })) return void response.writeHead(403).end();
    const headers = getHeaders(request);
    if (request.url === '/clock') return void response.writeHead(200, headers).end(String(Date.now()));
    response.writeHead(200, { ...headers, 'Content-Type': 'text/event-stream' });
    response.flushHeaders();
    const language = new URL(request.url ?? '/', 'http://localhost').searchParams.get('language') ?? 'en';
    pages.set(response, language);
    response.on('close', () => pages.delete(response));
    send(response, language);
    // The first check parses all files, so it must not delay the response.
    if (!isFirstCheckStarted) checkAndSend();
    isFirstCheckStarted = true;
  });

  watchFolders(folders, (time) => {
    saved = time;
    // Another process renders the pages, so they can reload before the check is done.
    sendToAll();
    checkAndSend();
  });
  await once(server.listen(0, hostname), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Returns headers that let a page on another port read the response and its timing. */
function getHeaders({ headers: { origin } }: IncomingMessage): Record<string, string> {
  const commonHeaders = { 'Cache-Control': 'no-store', Vary: 'Origin' };
  if (origin === undefined) return commonHeaders;
  return { ...commonHeaders, 'Access-Control-Allow-Origin': origin, 'Timing-Allow-Origin': origin };
}
