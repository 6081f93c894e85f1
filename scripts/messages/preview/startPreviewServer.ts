import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkMessages, type Finding } from 'content-lint';
import { inspectPhotos } from '@/lib/content/pictures/inspectPhotos';
import { forwardFromIPv6 } from '../../dev/forwardFromIPv6';
import { isOwnRequest } from '../../dev/isOwnRequest';
import { LOOPBACK } from '../../dev/readDevOptions';
import { workspace } from '../workspace';
import { watchFolders } from './watchFolders';

/** Event sent to open pages when they connect and after every save. */
export type PreviewState = {
  /** Time of the last save, in milliseconds by the server's clock. */
  saved: number;
  /** Current findings in the messages. */
  findings: Finding[];
};

/** Folders that editors change. */
const WATCHED_FOLDERS = ['messages', 'public/images'];

/**
 * Starts the preview server and returns its port. It checks the messages when the first page connects and after every change,
 * and sends the result to all open pages as server-sent events. `/clock` returns the server's time. Only pages of the
 * development server on `sitePort` of the same host, and programs on this machine, get a response; others get 403.
 */
export async function startPreviewServer({ hostname = LOOPBACK, sitePort = 0 } = {}): Promise<number> {
  const pages = new Set<ServerResponse>();
  let findings: Finding[] | undefined;
  let saved = 0;
  let hasChecked = false;

  const send = (page: ServerResponse) => {
    if (findings === undefined) return;
    const state: PreviewState = { saved, findings };
    page.write(`data: ${JSON.stringify(state)}\n\n`);
  };
  const sendToAll = () => pages.forEach(send);
  const checkAndSend = async () => {
    try {
      await inspectPhotos();
      findings = checkMessages(workspace, 'messages');
      sendToAll();
    } catch (error) {
      // A file that is being replaced is missing for a moment. When it is back, another change event follows.
      console.error(error);
    }
  };
  const server = createServer((request, response) => {
    if (!isOwnRequest(request, sitePort)) return void response.writeHead(403).end();
    const headers = getHeaders(request);
    if (request.url === '/clock') return void response.writeHead(200, headers).end(String(Date.now()));
    response.writeHead(200, { ...headers, 'Content-Type': 'text/event-stream' });
    response.flushHeaders();
    pages.add(response);
    response.on('close', () => pages.delete(response));
    send(response);
    // The first check parses all files, so it must not delay the response.
    if (!hasChecked) checkAndSend();
    hasChecked = true;
  });

  watchFolders(WATCHED_FOLDERS, (time) => {
    saved = time;
    // Another process renders the pages, so they can reload before the check is done.
    sendToAll();
    checkAndSend();
  });
  await once(server.listen(0, hostname), 'listening');
  const { port } = server.address() as AddressInfo;
  if (hostname === LOOPBACK) await forwardFromIPv6(port);
  return port;
}

/** Returns headers that let a page on another port read the response and its timing. */
function getHeaders({ headers: { origin } }: IncomingMessage): Record<string, string> {
  const commonHeaders = { 'Cache-Control': 'no-store', Vary: 'Origin' };
  if (origin === undefined) return commonHeaders;
  return { ...commonHeaders, 'Access-Control-Allow-Origin': origin, 'Timing-Allow-Origin': origin };
}
