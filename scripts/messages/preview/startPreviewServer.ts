import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspectPhotos } from '@/lib/content/pictures/inspectPhotos';
import { forwardFromIPv6 } from '../../dev/forwardFromIPv6';
import { isOwnRequest } from '../../dev/isOwnRequest';
import { LOOPBACK } from '../../dev/readDevOptions';
import { checkMessages } from '../check/checkMessages';
import type { Finding } from '../check/Finding';
import { watchFolders } from './watchFolders';

/** What the preview tells an open page when it begins to listen, and at every save. */
export type PreviewState = {
  /** When something was saved last, in milliseconds of the server's clock. */
  saved: number;
  /** All that is wrong in the messages now. */
  findings: Finding[];
};

/** What editors change. */
const FOLDERS = ['messages', 'public/images'];

/**
 * Checks the messages when the first page listens and after every change, and tells each open page that listens
 * (server-sent events). Says what time it is at `/clock`. Only pages of the development server on `sitePort` of the same
 * host are answered, and programs of this machine. Returns the port where it does so.
 */
export async function startPreviewServer({ hostname = LOOPBACK, sitePort = 0 } = {}): Promise<number> {
  const pages = new Set<ServerResponse>();
  let findings: Finding[] | undefined;
  let saved = 0;
  let isAsked = false;

  const tell = (page: ServerResponse) => {
    if (findings === undefined) return;
    const state: PreviewState = { saved, findings };
    page.write(`data: ${JSON.stringify(state)}\n\n`);
  };
  const tellAll = () => pages.forEach(tell);
  const check = async () => {
    try {
      await inspectPhotos();
      findings = checkMessages('messages');
      tellAll();
    } catch (error) {
      // A file that is being replaced is missing for a moment; its return is a change of its own.
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
    tell(response);
    // The first check parses everything, which would keep the first page waiting.
    if (!isAsked) check();
    isAsked = true;
  });

  watchFolders(FOLDERS, (time) => {
    saved = time;
    // Pages are made anew by another process, which need not wait for the check.
    tellAll();
    check();
  });
  await once(server.listen(0, hostname), 'listening');
  const { port } = server.address() as AddressInfo;
  if (hostname === LOOPBACK) await forwardFromIPv6(port);
  return port;
}

/** The page has another port, and measures when the answer came. */
function getHeaders({ headers: { origin } }: IncomingMessage): Record<string, string> {
  const shared = { 'Cache-Control': 'no-store', Vary: 'Origin' };
  if (origin === undefined) return shared;
  return { ...shared, 'Access-Control-Allow-Origin': origin, 'Timing-Allow-Origin': origin };
}
