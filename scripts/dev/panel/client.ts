import type { Finding, OutdatedText } from 'message-lint';
import type { Action, Notice, PanelState } from './startPanel';
import texts from './texts.json';
import type { FileChange, Outcome } from './workingCopy';

type TextId = keyof typeof texts;

/** `npm run dev` adds this file to every page and to the forms at `/admin/`, and sets the port. */
const serverUrl = `http://${location.hostname}:${process.env.NEXT_PUBLIC_PANEL_PORT}/`;

/** Key of the text that the panel shows until it is closed, also after a reload. */
const NOTICE = 'panel-notice';

/** Key of the number of saves that this tab has shown. */
const SAVES = 'panel-saves';

const isAdmin = /\/admin\/$/.test(location.pathname);
const host = create('div');
const panel = create('details');
const pageStyle = create('style');
let state: PanelState | undefined;
/** True if the forms contain earlier versions of files, so that they must not be saved. */
let isStale = false;

/** Time after which a page that was not found is requested again: Next discovers a new article only when it is requested. */
const RETRY_DELAY_MS = 1000;

const PAGE_STYLE = `
html { padding-block-end: 1.75rem; scroll-padding-block-end: 1.75rem; }
.app-shell { inset-block-end: 28px !important; }
[class*="ContactBar-module"][class*="bar"], [class*="LanguageHint-module"][class*="hint"] { margin-block-end: 28px; }
@media print { #panel { display: none; } }
`;

const PANEL_STYLE = `
:host { all: initial; position: fixed; inset: auto 0 0; width: auto; font: 14px/1.45 system-ui, sans-serif; pointer-events: none; }
:host(:not(:popover-open)) { display: none; }
details { display: flex; flex-direction: column-reverse; color: #2b1a14; }
details:empty { display: none; }
summary { box-sizing: border-box; height: 28px; padding: 4px 12px; overflow: hidden; background: #33302c; color: #fff; font-size: 13px;
  white-space: nowrap; text-overflow: ellipsis; cursor: pointer; pointer-events: auto; }
.errors summary { background: #8c2f2f; }
details::details-content { width: min(44rem, 100vw); max-height: 60vh; overflow: auto; background: #fffaf5; box-shadow: 0 0 24px #0006;
  pointer-events: auto; }
section { overflow: hidden; }
section + section:not(:empty) { border-top: 1px solid #ead9cd; }
article, pre, section > p, h2 { margin: 0; padding: 6px 12px; }
article { clear: both; overflow: hidden; border-top: 1px solid #ead9cd; }
h2 { font-size: 15px; }
h2::first-letter { text-transform: uppercase; }
p { margin: 2px 0 0; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
code { font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
strong { display: block; }
button { float: right; margin: 4px 12px 4px 8px; padding: 3px 10px; border: 1px solid; border-radius: 4px; background: #fff; color: #6b2424;
  font: inherit; cursor: pointer; }
`;

start();

function start(): void {
  const events = new EventSource(`${serverUrl}?language=${getPageLanguage()}`);
  // Beside a form, the page of the forms shows the panel. Next's badge is for developers.
  const isBesideForm = window.parent !== window;
  if (isBesideForm) pageStyle.textContent = 'nextjs-portal { display: none }';
  else showHost();
  document.documentElement.append(pageStyle);
  events.addEventListener('message', ({ data }) => {
    state = JSON.parse(data) as PanelState;
    if (!isBesideForm) show();
    if (isAdmin) return;
    const shown = sessionStorage.getItem(SAVES);
    sessionStorage.setItem(SAVES, String(state.saves));
    if (shown !== null && shown !== String(state.saves)) void reload();
  });
  events.addEventListener('notice', ({ data }) => {
    const { id, files } = JSON.parse(data) as Notice;
    if (isBesideForm) return;
    isStale ||= isAdmin;
    // Forms of the loaded files would overwrite the new versions.
    if (isStale) dispatchEvent(new Event('files-replaced'));
    setNotice(
      [getLabel(id), ...files.map(formatName), ...(isStale ? ['', getLabel('stale')] : [])].join('\n'),
    );
  });
  addEventListener('hashchange', show);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.responseStatus === 404) setTimeout(reloadIfFound, RETRY_DELAY_MS);
}

/** Attaches the panel above everything, outside the body, which React or an error page of Next replaces. */
function showHost(): void {
  host.id = 'panel';
  host.popover = 'manual';
  host.attachShadow({ mode: 'open' }).append(create('style', PANEL_STYLE), panel);
  pageStyle.textContent = PAGE_STYLE;
  panel.open = sessionStorage.getItem(host.id) === 'open';
  panel.addEventListener('toggle', () => sessionStorage.setItem(host.id, panel.open ? 'open' : ''));
  const attach = () => {
    for (const element of [host, pageStyle])
      if (!element.isConnected) document.documentElement.append(element);
    if (!host.matches(':popover-open')) host.showPopover();
  };
  attach();
  host.addEventListener('toggle', attach);
  new MutationObserver(attach).observe(document, { childList: true, subtree: true });
}

/** Shows the state. Errors of a page and a notice open the panel. */
function show(): void {
  if (!state) return;
  const { findings, outdated, changes } = state;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const counts = {
    errors,
    warnings: findings.length - errors,
    outdated: outdated?.length,
    changes: changes.length,
  };
  const labels = Object.entries(counts).map(([id, n]) => (n ? getLabel(id as TextId, { n }) : undefined));
  const notice = sessionStorage.getItem(NOTICE);
  const { scrollTop } = panel;
  host.lang = getPageLanguage();
  panel.className = errors > 0 ? 'errors' : '';
  panel.replaceChildren(
    create('summary', [getLabel('title'), ...labels].filter(Boolean).join(' · ')),
    create('section', ...(notice ? createNotice(notice) : [])),
    create('section', ...findings.map(createFinding)),
    create(
      'section',
      createButton('handOver', askAndHandOver),
      create('h2', getLabel('changes', { n: changes.length })),
      ...groupByForm(state).map(createChange),
    ),
    create(
      'section',
      createButton('allChecked', () => askAndAct({ action: 'checked' }, 'confirmChecked', counts.outdated)),
      create('h2', getLabel('outdated', { n: counts.outdated ?? 0 })),
      ...createOutdated(state),
    ),
  );
  panel.scrollTop = scrollTop;
  if (notice || (errors > 0 && !isAdmin)) panel.open = true;
}

function createItem(...contents: (Node | string)[]): HTMLElement {
  return create(
    'article',
    ...contents.map((content) => (typeof content === 'string' ? create('p', content) : content)),
  );
}

function createNotice(notice: string): HTMLElement[] {
  const button = createButton(isStale ? 'reload' : 'close', () => {
    setNotice(undefined);
    if (isStale) location.reload();
  });
  return [button, create('pre', notice)];
}

function createFinding({ file, line, column, severity, problem, remedy }: Finding): HTMLElement {
  const place = create('code', `${file}:${line}:${column}`);
  return createItem(place, create('strong', `${getLabel(severity)}: ${problem}`), remedy);
}

/** Groups the changed files by form, which saves the files of all languages. */
function groupByForm({ changes, forms }: PanelState): FileChange[][] {
  return [...Map.groupBy(changes, ({ file }) => forms[file]?.form ?? file).values()];
}

function createChange(changes: FileChange[]): HTMLElement {
  const files = changes.map(({ file }) => file);
  const button = createButton('restore', () =>
    askAndAct({ action: 'restore', files }, 'confirmRestore', files.join('\n')),
  );
  return createItem(button, ...changes.map(({ file, kind }) => `${formatName(file)}: ${getLabel(kind)}`));
}

/** Creates the list of outdated texts, those of the page or of the open form first. */
function createOutdated({ outdated, forms }: PanelState): HTMLElement[] {
  if (!outdated) return [create('p', getLabel('noRecord'))];
  const pagePath = location.pathname.replace(/^\/[^/]+(?=\/)/, '');
  const isHere = ({ filePath }: OutdatedText) =>
    isAdmin
      ? forms[filePath]?.form.split('#')[1] === location.hash.slice(1)
      : forms[filePath]?.page.replace(/#.*/, '') === pagePath;
  const sorted = [...outdated.filter(isHere), ...outdated.filter((one) => !isHere(one))];
  return sorted.map(({ file, filePath, key, text, changedIn }) => {
    const link = create('a', formatName(filePath));
    link.href = forms[filePath]?.form ?? '';
    const languages = changedIn.map(formatLanguage).join(', ');
    return createItem(
      createButton('checked', () => void act({ action: 'checked', file, key })),
      link,
      ...(key ? [create('strong', text.length > 80 ? `${text.slice(0, 80)}…` : text)] : []),
      languages ? getLabel('cause', { languages }) : getLabel('earlier'),
    );
  });
}

function askAndHandOver(): void {
  const names = (state?.changes ?? []).map(({ file }) => file.replace(/^.*\/|\.\w+$/g, ''));
  const suggestion = `docs(messages): update ${[...new Set(names)].join(', ')}`.slice(0, 70);
  const subject = prompt(getLabel('askSubject'), suggestion)?.trim();
  if (!subject) return;
  setNotice(getLabel('working'));
  void act({ action: 'handOver', subject });
}

/** Asks before an action that concerns several texts or files. */
function askAndAct(action: Action, question: TextId, subject: string | number = 0): void {
  if (confirm(getLabel(question, { n: subject, files: subject }))) void act(action);
}

/** Sends an action, and shows its outcome until it is closed. */
async function act(action: Action): Promise<void> {
  const response = await fetch(serverUrl, { method: 'POST', body: JSON.stringify(action) });
  const { id, values, output = '' } = (await response.json()) as Partial<Outcome>;
  if (id) setNotice(`${getLabel(id, values)}\n${output}`.trim());
}

function setNotice(notice: string | undefined): void {
  if (notice === undefined) sessionStorage.removeItem(NOTICE);
  else sessionStorage.setItem(NOTICE, notice);
  show();
  if (notice !== undefined) panel.scrollTop = 0;
}

/** Returns the name of a file with its language, such as `Home page (Vietnamese)`, or its path if it has no form. */
function formatName(file: string): string {
  const { name = file, locale } = state?.forms[file] ?? {};
  return locale ? `${name} (${formatLanguage(locale)})` : name;
}

function formatLanguage(locale: string): string {
  return new Intl.DisplayNames([getPageLanguage()], { type: 'language' }).of(locale) ?? locale;
}

/** Returns the language of the page, such as `zh`, or of the browser if `lang` is missing. */
function getPageLanguage(): string {
  return (document.documentElement.lang || navigator.language).split('-')[0] ?? '';
}

/** Returns a text of the panel in the language of the page, or in English. */
function getLabel(id: TextId, values: Record<string, string | number> = {}): string {
  const labels: Record<string, string> & { en: string } = texts[id];
  const label = labels[getPageLanguage()] ?? labels.en;
  return label.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
}

function createButton(label: TextId, onClick: () => void): HTMLElement {
  const button = create('button', getLabel(label));
  button.addEventListener('click', onClick);
  return button;
}

function create<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...contents: (Node | string)[]) {
  const element = document.createElement(tag);
  element.append(...contents);
  return element;
}

/**
 * Reloads the page, so that all parts are updated, including fetched lists. Does nothing if the server cannot render
 * the page because of an error, or if the visitor is already navigating to another page.
 */
async function reload(): Promise<void> {
  const { href } = location;
  const { status } = await fetch(href, { cache: 'no-store' });
  if (status < 500 && location.href === href) location.reload();
}

async function reloadIfFound(): Promise<void> {
  if ((await fetch(location.href, { cache: 'no-store' })).ok) location.reload();
}
