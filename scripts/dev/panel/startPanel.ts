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
import { inspectPhotos } from '../../build/photos/inspectPhotos';
import { writeBrandStyles } from '../../build/writeBrandStyles';
import { workspace } from '../../messages/workspace';
import { isOwnRequest } from '../localHost';
import { type FileChange, getOutput, handOver, listChanges, type Outcome, restore } from './workingCopy';

/** Data that pages receive when they connect and after every save. */
export type PanelState = {
  /** Number of saves since the server started. */
  saves: number;
  findings: Finding[];
  /** Undefined if there is no readable record of checked translations. */
  outdated: OutdatedText[] | undefined;
  changes: FileChange[];
  /** The forms and pages of the files of outdated texts and changes. */
  forms: Record<string, FormLocation | undefined>;
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
  /** Number of saves before the last completed check. */
  let checkedSaves: number | undefined;
  let findTranslated: ((language: string) => Finding[]) | undefined;
  let outdated: OutdatedText[] | undefined;
  let changes: FileChange[] = [];

  const send = (page: ServerResponse, language: string) => {
    if (!findTranslated) return;
    const files = [...(outdated ?? []).map(({ filePath }) => filePath), ...changes.map(({ file }) => file)];
    const forms = Object.fromEntries(files.map((file) => [file, findForm(file, language)]));
    const state: PanelState = { saves, findings: findTranslated(language), outdated, changes, forms };
    page.write(`data: ${JSON.stringify(state)}\n\n`);
  };
  const sendToAll = () => {
    for (const [page, language] of pages) send(page, language);
  };
  const notify = (notice: Notice) => {
    for (const page of pages.keys()) page.write(`event: notice\ndata: ${JSON.stringify(notice)}\n\n`);
  };

  const check = async () => {
    const savesBefore = saves;
    await inspectPhotos();
    // The findings contain the error.
    await writeBrandStyles().catch(() => {});
    const problems = findProblems(workspace, 'messages');
    findTranslated = (language) => workspace.getTranslator(language).translateFindings(problems);
    checkedSaves = savesBefore;
    sendToAll();
  };
  /** Checks what was saved, and sends the state. */
  const readState = async () => {
    if (checkedSaves !== saves) await check();
    outdated = tryTo(() => findOutdatedTexts('messages', locales));
    // Without a repository, nothing can be restored or handed over.
    changes = await listChanges(FOLDERS).catch(() => []);
    sendToAll();
  };
  let lastUpdate = Promise.resolve();
  /** Updates run one after another, because an older state must not replace a newer one. */
  const update = () => {
    // A file that is being replaced is missing for a moment. When it is back, another change event follows.
    lastUpdate = lastUpdate.then(readState).catch(console.error);
    return lastUpdate;
  };

  /** Records translations that followed a change. The findings contain unreadable files. */
  const recordChanges = () => tryTo(() => recordFollowed('messages', locales));
  const handleSave = () => {
    saves += 1;
    sendToAll();
    // Another process renders the pages, so they reload before the check, which delays what is written to them.
    setImmediate(() => {
      const files = tryTo(() => updateLinks(workspace, 'messages')) ?? [];
      if (files.length > 0) notify({ id: 'updatedLinks', files });
      recordChanges();
      void update();
    });
  };
  let timer: NodeJS.Timeout | undefined;
  watch([...FOLDERS, 'public/templates'], {
    ignoreInitial: true,
    ignored: (file) => file.endsWith(RECORD_FILE),
  }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(handleSave, SETTLE_TIME_MS);
  });

  const act = async (action: Action): Promise<Outcome | undefined> => {
    if (action.action === 'handOver') {
      recordChanges();
      return handOver(FOLDERS, action.subject);
    }
    if (action.action === 'restore') {
      await restore(FOLDERS, action.files);
      notify({ id: 'restored', files: action.files });
    } else if (action.file === undefined) recordAll('messages', locales);
    else recordText('messages', locales, action.file, action.key ?? '');
    return undefined;
  };
  const handleAction = async (request: IncomingMessage): Promise<Outcome | undefined> => {
    try {
      return await act(JSON.parse(await text(request)) as Action);
    } catch (error) {
      return { id: 'failed', output: getOutput(error) };
    } finally {
      // The check takes seconds, and the open pages receive its result.
      void update();
    }
  };
  const server = createServer(async (request, response) => {
    const { origin } = request.headers;
    // Browsers send the origin of every POST request.
    if (!isOwnRequest(request, { hostname, port: sitePort }) || (request.method === 'POST' && !origin))
      return void response.writeHead(403).end();
    response.setHeader('Cache-Control', 'no-store').setHeader('Vary', 'Origin');
    // Lets a page on another port read the response.
    if (origin !== undefined) response.setHeader('Access-Control-Allow-Origin', origin);
    if (request.method === 'POST') {
      const outcome = await handleAction(request);
      return void response.end(JSON.stringify(outcome ?? {}));
    }
    response.setHeader('Content-Type', 'text/event-stream').flushHeaders();
    const language = new URLSearchParams(request.url?.split('?')[1]).get('language') ?? 'en';
    pages.set(response, language);
    response.on('close', () => pages.delete(response));
    send(response, language);
    // Also for later pages, because a commit changes no file.
    void update();
  });
  await once(server.listen(0, hostname), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Returns the result of a function; undefined if it throws because of an unreadable file. */
function tryTo<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
