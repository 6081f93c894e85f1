import type { Edits, PreviewState, Replacement } from '../PreviewOptions';
import type { EditorForms } from './EditorForms';
import { getPageLanguage } from './labels';
import { markFields } from './markFields';
import { setNotice } from './notice';
import { type BoxContent, showBox } from './showBox';
import { showSources } from './showSources';
import { waitForPage } from './waitForPage';

type ClientOptions = {
  /** Port that `startPreviewServer` returned. Without it, no findings are shown and the page does not reload. */
  port?: string | number;
  /** CSS colour of the panel of sources, on which white text is legible. */
  colour?: string;
  /** On the page with the forms: it does not reload, and the box is about the open form. */
  forms?: EditorForms;
};

/**
 * Connects the page to the preview server. With `?messages=keys` in its URL, it also shows the sources of its texts.
 */
export function startPreview({ port, colour, forms }: ClientOptions): void {
  if (colour) document.documentElement.style.setProperty('--preview-colour', colour);
  if (port) void listen(`http://${location.hostname}:${port}/`, forms);
  if (forms || new URLSearchParams(location.search).get('messages') !== 'keys') return;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showSources);
  else showSources();
}

/** Reloads the page when message files change, unless it contains forms, and shows the findings and outdated texts. */
async function listen(serverUrl: string, forms: EditorForms | undefined): Promise<void> {
  let shownAt = await getRequestTime(`${serverUrl}clock`);
  const query = new URLSearchParams({ language: getPageLanguage() });
  const events = new EventSource(`${serverUrl}?${query}`);
  const content: BoxContent = {
    findings: [],
    async undo(request) {
      const response = await fetch(`${serverUrl}undo`, { method: 'POST', body: JSON.stringify(request) });
      if (!response.ok) return alert(await response.text());
      // Other pages reload when the files are saved.
      if (forms) location.reload();
    },
  };
  const show = () => {
    showBox(content, forms);
    if (forms && content.edits) markFields(content.edits, forms);
  };
  events.addEventListener('message', ({ data }) => {
    const { saved, findings } = JSON.parse(data) as PreviewState;
    content.findings = findings;
    show();
    if (forms || saved <= shownAt) return;
    shownAt = saved;
    void reload();
  });
  // Beside a form, the page of the forms shows the edits.
  if (window.parent === window) {
    events.addEventListener('edits', ({ data }) => {
      content.edits = JSON.parse(data) as Edits;
      show();
    });
    events.addEventListener('replaced', ({ data }) => {
      setNotice(JSON.parse(data) as Replacement);
      if (forms) {
        // Forms of the loaded files would overwrite the new versions.
        dispatchEvent(new Event('files-replaced'));
        if (!forms.isFormOpen()) return location.reload();
        content.isStale = true;
      }
      show();
    });
  }
  if (forms)
    addEventListener('hashchange', () => {
      if (content.isStale && !forms.isFormOpen()) location.reload();
      else show();
    });
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.responseStatus === 404) void waitForPage();
}

/**
 * Returns the time at which this page was requested, by the server's clock, because the server can run on another
 * machine. Uses the network timing of the browser, because the page may be too busy to handle the response immediately.
 */
async function getRequestTime(clockUrl: string): Promise<number> {
  const now = Number(await (await fetch(clockUrl)).text());
  const [entry] = performance.getEntriesByName(clockUrl) as PerformanceResourceTiming[];
  return now - (entry?.responseStart ?? performance.now());
}

/**
 * Reloads the page, so that all parts are updated, including fetched lists. Does nothing if the server cannot render
 * the page because of an error, or if the visitor is already navigating to another page.
 */
async function reload(): Promise<void> {
  const { href } = location;
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const { status } = await fetch(href, { cache: 'no-store' });
  if (status < 500 && !isLeaving && location.href === href) location.reload();
}
