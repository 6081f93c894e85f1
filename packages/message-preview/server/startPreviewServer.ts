import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GetFindings, PreviewOptions, PreviewState, Replacement } from '../PreviewOptions';
import { isOwnRequest } from './isOwnRequest';
import { describeFiles, type GetEdits, readEdits } from './readEdits';
import { undo } from './undo';
import { WorkingCopy } from './WorkingCopy';
import { watchFolders } from './watchFolders';

/**
 * Starts the preview server and returns its port. It checks the messages when the first page connects and after every
 * change, and sends the findings to all open pages as server-sent events, in the language of each page
 * (`/?language=en`). `/clock` returns the server's time, and `/undo` restores files. Only pages of the development server on
 * `sitePort` of the same host, and programs on this machine, get a response; others get 403.
 */
export async function startPreviewServer(options: PreviewOptions): Promise<number> {
  const { hostname, sitePort, folders, check } = options;
  /** The open pages with their languages. */
  const pages = new Map<ServerResponse, string>();
  let getFindings: GetFindings | undefined;
  let getEdits: GetEdits | undefined;
  let saved = 0;
  const workingCopy = options.discardedFolder ? new WorkingCopy(folders, options.discardedFolder) : undefined;
  let isFirstCheckStarted = false;

  const send = (page: ServerResponse, language: string) => {
    if (getFindings === undefined) return;
    const state: PreviewState = { saved, findings: getFindings(language) };
    page.write(`data: ${JSON.stringify(state)}\n\n`);
  };
  const sendToAll = () => {
    for (const [page, language] of pages) send(page, language);
  };
  const sendReplacement = (kind: Replacement['kind'], paths: string[]) => {
    for (const [page, language] of pages) {
      const files = describeFiles(paths, language, options.describeFile);
      const replacement: Replacement = { kind, paths, files };
      page.write(`event: replaced\ndata: ${JSON.stringify(replacement)}\n\n`);
    }
  };
  const handleUndo = async (request: IncomingMessage, response: ServerResponse) => {
    const headers = getHeaders(request);
    // Browsers send the origin of every POST request.
    if (!workingCopy || request.method !== 'POST' || headers['Access-Control-Allow-Origin'] === undefined)
      return response.writeHead(403).end();
    try {
      const paths = await undo(request, workingCopy);
      response.writeHead(204, headers).end();
      sendReplacement('restored', paths);
    } catch (error) {
      response.writeHead(400, headers).end((error as Error).message);
    }
  };
  const sendEdits = (page: ServerResponse, language: string) => {
    if (getEdits) page.write(`event: edits\ndata: ${JSON.stringify(getEdits(language))}\n\n`);
  };
  // Also after a page has connected, because a commit changes no file.
  const readAndSendEdits = async () => {
    if (!options.findOutdatedTexts && !workingCopy) return;
    try {
      getEdits = await readEdits(options, workingCopy);
      for (const [page, language] of pages) sendEdits(page, language);
    } catch (error) {
      console.error(error);
    }
  };
  let lastUpdate = Promise.resolve();
  let isUpdateWaiting = false;
  // One after another: an older state must not replace a newer one. A waiting update will read all changes so far.
  const updateEdits = () => {
    if (isUpdateWaiting) return;
    isUpdateWaiting = true;
    lastUpdate = lastUpdate.then(() => {
      isUpdateWaiting = false;
      return readAndSendEdits();
    });
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
  const updateFiles = () => {
    try {
      const paths = options.updateFiles?.() ?? [];
      if (paths.length > 0) sendReplacement('updated', paths);
    } catch (error) {
      console.error(error);
    }
  };
  const server = createServer((request, response) => {
    if (!isOwnRequest(request, { hostname, port: sitePort })) return void response.writeHead(403).end();
    const headers = getHeaders(request);
    if (request.url === '/undo') return void handleUndo(request, response);
    if (request.url === '/clock') return void response.writeHead(200, headers).end(String(Date.now()));
    response.writeHead(200, { ...headers, 'Content-Type': 'text/event-stream' });
    response.flushHeaders();
    const language = new URLSearchParams(request.url?.split('?')[1]).get('language') ?? 'en';
    pages.set(response, language);
    response.on('close', () => pages.delete(response));
    send(response, language);
    // The first check parses all files, so it must not delay the response.
    const firstCheck = isFirstCheckStarted ? undefined : checkAndSend();
    isFirstCheckStarted = true;
    void Promise.resolve(firstCheck).then(updateEdits);
  });

  watchFolders(folders, (time) => {
    saved = time;
    // Another process renders the pages, so they can reload before the check is done.
    sendToAll();
    updateFiles();
    void checkAndSend().then(updateEdits);
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
