import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '../build/server/bundleServer';
import { printMails } from './printMails';

const FOLDER = path.join('dist', 'dev');

/** Answers requests to the endpoints, which the first one starts. `origin` is where the pages are. */
export function serveEnquiries(origin: string) {
  let started: Promise<RequestListener> | undefined;
  return async (request: IncomingMessage, response: ServerResponse) => {
    started ??= start(origin);
    (await started)(request, response);
  };
}

/** The store runs in a process of its own, whose program lies beside the one that starts it. */
async function start(origin: string): Promise<RequestListener> {
  const entries = { enquiries: 'scripts/dev/enquiries.ts', storeMain: 'server/enquiries/store/storeMain.ts' };
  await bundleForNode(entries, FOLDER, [printMails]);
  const { startEnquiries } = await import(pathToFileURL(path.resolve(FOLDER, 'enquiries.js')).href);
  return startEnquiries(origin);
}
