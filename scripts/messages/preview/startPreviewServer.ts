import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspectPhotos } from '@/lib/content/pictures/inspectPhotos';
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

/** The page comes from another port, and wants to know when an answer came. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
  'Timing-Allow-Origin': '*',
};

/**
 * Checks the messages when the first page listens and after every change, and tells each open page that listens
 * (server-sent events). Says what time it is at `/clock`. Returns the port where it does so.
 */
export async function startPreviewServer(): Promise<number> {
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
    if (request.url === '/clock') {
      response.writeHead(200, HEADERS).end(String(Date.now()));
      return;
    }
    response.writeHead(200, { ...HEADERS, 'Content-Type': 'text/event-stream' });
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
  await once(server.listen(0), 'listening');
  return (server.address() as AddressInfo).port;
}
