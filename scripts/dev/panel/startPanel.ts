import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { watch } from 'chokidar';
import { createFormFinder, type FormLocation } from 'cms-forms';
import {
  type Finding,
  findOutdatedTexts,
  findProblems,
  type OutdatedText,
  RECORD_FILE,
  recordAll,
  recordFollowed,
  recordText,
} from 'message-lint';
import { locales } from '@/lib/i18n/locales';
import { withBasePath } from '@/lib/i18n/paths';
import { cmsOptions } from '@/scripts/build/cmsOptions';
import { updateLinks } from '@/scripts/content-rules/redirect';
import { forwardFromIPv6 } from '@/server/http/listen';
import { inspectPhotos } from '../../build/photos/inspectPhotos';
import { writeBrandStyles } from '../../build/writeBrandStyles';
import { workspace } from '../../messages/workspace';
import { isOwnRequest } from '../localHost';
import { LOOPBACK } from '../readDevOptions';
import { type FileChange, getOutput, handOver, listChanges, type Outcome, restore } from './workingCopy';

/** Data that pages receive when they connect and after every save. */
export type PanelState = {
  /** Number of saves since the server started. */
  saves: number;
  findings: Finding[];
  /** Undefined if there is no record of checked translations. */
  outdated: OutdatedText[] | undefined;
  changes: FileChange[];
  /** The forms and pages of the files of outdated texts and changes. */
  forms: Record<string, FormLocation>;
};

/** Files that were replaced outside the forms. */
export type Notice = { id: 'restored' | 'updatedLinks'; files: string[] };

/** Body of a request: what a button of the panel does. */
export type Action =
  | { action: 'restore'; files: string[] }
  | { action: 'handOver'; subject: string }
  | { action: 'checked'; file?: string; key?: string };

const FOLDERS = ['messages', 'public/images'];

/** Changes within this time count as one save, because text editors write a file in several steps. */
const SETTLE_TIME_MS = 50;

/**
 * Starts the server of the panel and returns its port. It checks the messages when the first page connects and after every
 * save, and sends the state to all open pages as server-sent events, in the language of each page (`/?language=en`). POST
 * requests are actions. Only pages of the development server on `sitePort` of the same host, and programs on this
 * machine, get a response; others get 403.
 */
export async function startPanel(hostname: string, sitePort: number): Promise<number> {
  /** The open pages with their languages. */
  const pages = new Map<ServerResponse, string>();
  const findForm = createFormFinder(cmsOptions, withBasePath('/admin/'));
  let saves = 0;
  let getFindings: ((language: string) => Finding[]) | undefined;
  let edits: Pick<PanelState, 'outdated' | 'changes'> = { outdated: undefined, changes: [] };

  const send = (page: ServerResponse, language: string) => {
    if (!getFindings) return;
    const files = [
      ...(edits.outdated ?? []).map(({ filePath }) => filePath),
      ...edits.changes.map(({ file }) => file),
    ];
    const forms = Object.fromEntries(
      [...new Set(files)].flatMap((file) => {
        const form = findForm(file, language);
        return form ? [[file, form] as const] : [];
      }),
    );
    const state: PanelState = { saves, findings: getFindings(language), ...edits, forms };
    page.write(`data: ${JSON.stringify(state)}\n\n`);
  };
  const sendToAll = () => {
    for (const [page, language] of pages) send(page, language);
  };
  const notify = (notice: Notice) => {
    for (const page of pages.keys()) page.write(`event: notice\ndata: ${JSON.stringify(notice)}\n\n`);
  };

  let lastUpdate = Promise.resolve();
  /** Reads and sends the state. Updates run one after another, because an older state must not replace a newer one. */
  const update = () => {
    lastUpdate = lastUpdate.then(async () => {
      try {
        await inspectPhotos();
        // The findings contain the error.
        await writeBrandStyles().catch(() => {});
        const problems = findProblems(workspace, 'messages');
        getFindings = (language) => workspace.getTranslator(language).translateFindings(problems);
        sendToAll();
        edits = {
          outdated: findOutdated(),
          // Without a repository, nothing can be restored or handed over.
          changes: await listChanges(FOLDERS).catch(() => []),
        };
        sendToAll();
      } catch (error) {
        // A file that is being replaced is missing for a moment. When it is back, another change event follows.
        console.error(error);
      }
    });
    return lastUpdate;
  };

  const recordChanges = () => {
    try {
      recordFollowed('messages', locales);
    } catch {
      // The findings contain the unreadable file.
    }
  };
  const handleSave = () => {
    saves += 1;
    // Another process renders the pages, so they can reload before the check is done.
    sendToAll();
    try {
      const files = updateLinks(workspace, 'messages');
      if (files.length > 0) notify({ id: 'updatedLinks', files });
    } catch (error) {
      console.error(error);
    }
    recordChanges();
    void update();
  };
  let timer: NodeJS.Timeout | undefined;
  watch(FOLDERS, { ignoreInitial: true, ignored: (file) => file.endsWith(RECORD_FILE) }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(handleSave, SETTLE_TIME_MS);
  });

  const act = async (action: Action): Promise<Outcome> => {
    if (action.action === 'handOver') {
      recordChanges();
      return handOver(FOLDERS, action.subject);
    }
    if (action.action === 'restore') {
      await restore(action.files);
      notify({ id: 'restored', files: action.files });
    } else if (action.file === undefined) recordAll('messages', locales);
    else recordText('messages', locales, action.file, action.key ?? '');
    return { id: 'done' };
  };
  const handleAction = async (
    request: IncomingMessage,
    response: ServerResponse,
    headers: Record<string, string>,
  ) => {
    // Browsers send the origin of every POST request.
    if (!headers['Access-Control-Allow-Origin']) return void response.writeHead(403).end();
    const outcome = await text(request)
      .then((body) => act(JSON.parse(body) as Action))
      .catch((error): Outcome => ({ id: 'failed', output: getOutput(error) }));
    await update();
    response.writeHead(200, headers).end(JSON.stringify(outcome));
  };
  const server = createServer((request, response) => {
    if (!isOwnRequest(request, { hostname, port: sitePort })) return void response.writeHead(403).end();
    const headers = getHeaders(request);
    if (request.method === 'POST') return void handleAction(request, response, headers);
    response.writeHead(200, { ...headers, 'Content-Type': 'text/event-stream' });
    response.flushHeaders();
    const language = new URLSearchParams(request.url?.split('?')[1]).get('language') ?? 'en';
    pages.set(response, language);
    response.on('close', () => pages.delete(response));
    send(response, language);
    // Also for later pages, because a commit changes no file.
    void update();
  });
  await once(server.listen(0, hostname), 'listening');
  const { port } = server.address() as AddressInfo;
  if (hostname === LOOPBACK) await forwardFromIPv6(port);
  return port;
}

/** Returns the outdated texts; undefined if there is no readable record of checked translations. */
function findOutdated(): OutdatedText[] | undefined {
  try {
    return findOutdatedTexts('messages', locales);
  } catch {
    return undefined;
  }
}

/** Returns headers that let a page on another port read the response. */
function getHeaders({ headers: { origin } }: IncomingMessage): Record<string, string> {
  const commonHeaders = { 'Cache-Control': 'no-store', Vary: 'Origin' };
  return origin === undefined ? commonHeaders : { ...commonHeaders, 'Access-Control-Allow-Origin': origin };
}
