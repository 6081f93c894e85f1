import { createElement } from './createElement';
import { panelStyle } from './panelStyle';

const open = new Map<string, HTMLElement>();

/**
 * Shows a panel over the page, in place of the one of the same id; without contents there is none. The page's styles do
 * not reach into it, and as a popover it lies above everything, the framework's own messages included.
 */
export function showPanel(id: string, ...contents: Node[]): void {
  open.get(id)?.remove();
  open.delete(id);
  if (contents.length === 0) return;
  const host = createElement('div');
  host.id = id;
  host.lang = 'en';
  host.popover = 'manual';
  host.attachShadow({ mode: 'open' }).append(createElement('style', panelStyle), ...contents);
  // The site closes what is open when a link is followed.
  host.addEventListener('toggle', attach);
  open.set(id, host);
  attach();
}

function attach(): void {
  for (const host of open.values()) {
    // Beside the body, which belongs to the framework.
    if (!host.isConnected) document.documentElement.append(host);
    if (!host.matches(':popover-open')) host.showPopover();
  }
}

// Where the server could not make a page, the framework draws a document of its own.
new MutationObserver(attach).observe(document, { childList: true, subtree: true });
