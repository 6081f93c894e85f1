import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkMessages } from '../scripts/check-messages/checkMessages';
import type { PreviewState } from './PreviewState';
import { watchFolders } from './watchFolders';

/** What the checks look at and editors change. */
const FOLDERS = ['messages', 'public/images'];

/**
 * Checks the messages now and after every change, and tells each open page that listens (server-sent events). Returns
 * the port where it does so.
 */
export async function startPreviewServer(): Promise<number> {
  const pages = new Set<ServerResponse>();
  let latest: string | undefined;

  const server = createServer((_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      // The page comes from another port.
      'Access-Control-Allow-Origin': '*',
    });
    response.flushHeaders();
    pages.add(response);
    response.on('close', () => pages.delete(response));
    if (latest !== undefined) response.write(latest);
  });
  const check = () => {
    try {
      const state: PreviewState = { version: Date.now(), findings: checkMessages('messages') };
      latest = `data: ${JSON.stringify(state)}\n\n`;
      for (const page of pages) page.write(latest);
    } catch (error) {
      // A file that is being replaced is missing for a moment; its return is a change of its own.
      console.error(error);
    }
  };

  watchFolders(FOLDERS, check);
  await once(server.listen(0), 'listening');
  // The site is served meanwhile: the first check parses everything.
  setImmediate(check);
  return (server.address() as AddressInfo).port;
}
