import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '../build/server/bundleServer';
import { printMails } from './printMails';

const FOLDER = path.join('dist', 'dev');

/** Creates a handler for the endpoints, which the first request starts. `origin` is the origin of the pages. */
export function serveEnquiries(origin: string) {
  let started: Promise<RequestListener> | undefined;
  return async (request: IncomingMessage, response: ServerResponse) => {
    started ??= start(origin);
    (await started)(request, response);
  };
}

/** Bundles and starts the endpoints. The bundle of the store's thread must be in the same folder. */
async function start(origin: string): Promise<RequestListener> {
  const entries = { startEnquiries: 'scripts/dev/startEnquiries.ts', storeThread: 'server/storeThread.ts' };
  await bundleForNode(entries, FOLDER, { plugins: [printMails] });
  const { startEnquiries } = await import(pathToFileURL(path.resolve(FOLDER, 'startEnquiries.js')).href);
  return startEnquiries(origin);
}
