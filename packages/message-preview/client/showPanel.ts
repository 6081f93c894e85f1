import { createElement } from './createElement';
import { getPageLanguage } from './labels';
import { panelStyle } from './panelStyle';

const openPanels = new Map<string, HTMLElement>();

/**
 * Shows a panel above the page and replaces the panel with the same id. Without contents it only removes that panel.
 * A shadow root isolates the panel from the page's styles. As a popover, the panel is above everything, including
 * Next's error overlay. Returns its element.
 */
export function showPanel(id: string, ...contents: Node[]): HTMLElement | undefined {
  openPanels.get(id)?.remove();
  openPanels.delete(id);
  if (contents.length === 0) return undefined;
  const host = createElement('div');
  host.id = id;
  host.lang = getPageLanguage();
  host.popover = 'manual';
  host.attachShadow({ mode: 'open' }).append(createElement('style', panelStyle), ...contents);
  // Reopens the panel if the page closes it, for example with all popovers when a link is followed.
  host.addEventListener('toggle', attachPanels);
  openPanels.set(id, host);
  attachPanels();
  return host;
}

function attachPanels(): void {
  for (const host of openPanels.values()) {
    // Panels are outside the body, because React controls its content.
    if (!host.isConnected) document.documentElement.append(host);
    if (!host.matches(':popover-open')) host.showPopover();
  }
}

// If the server cannot render a page, Next replaces the document with an error page.
new MutationObserver(attachPanels).observe(document, { childList: true, subtree: true });
