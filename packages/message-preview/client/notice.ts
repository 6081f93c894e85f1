import type { Replacement } from '../PreviewOptions';
import { createElement } from './createElement';
import { formatFileName, getLabels } from './labels';

/** Key of the notice, which survives a reload of the page. */
const KEY = 'messages-notice';

/** Stores the notice that files were restored or updated. */
export function setNotice({ kind, paths, files }: Replacement): void {
  const labels = getLabels();
  const heading = kind === 'restored' ? labels.restored : labels.updatedLinks;
  const names = paths.map((path) => formatFileName(path, files[path]));
  sessionStorage.setItem(KEY, [heading, ...names].join('\n'));
}

export function hasNotice(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

/** Creates the notice, which a button removes. If `isStale`, the button reloads the page, whose forms cannot be saved. */
export function createNotice(isStale: boolean, update: () => void): HTMLElement {
  const labels = getLabels();
  const [heading = '', ...names] = (sessionStorage.getItem(KEY) ?? '').split('\n');
  const button = createElement('button', isStale ? labels.reload : labels.close);
  button.addEventListener('click', () => {
    if (isStale) return location.reload();
    sessionStorage.removeItem(KEY);
    update();
  });
  const notice = createElement(
    'article',
    button,
    createElement('strong', heading),
    ...names.map((name) => createElement('p', name)),
    ...(isStale ? [createElement('p', labels.stale)] : []),
  );
  notice.className = 'warning';
  return notice;
}
