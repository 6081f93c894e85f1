import { markPaths } from '../../lib/icons/markPaths';

/** Both are seen on light tabs and on dark ones. In an address, `#` begins something else: RFC 3986, section 3.5. */
const ink = '%232f8a74';
const accent = '%23e0563a';

/**
 * The icon itself instead of an address (RFC 2397): browsers would ask for it while they paint the page. The mark stands
 * in the header once more, so it costs next to nothing.
 */
const drawing = [
  "%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0,0,64,64'%3E",
  `%3Cpath%20fill='${ink}'%20d='${markPaths.ink}'/%3E`,
  `%3Cpath%20fill='${accent}'%20d='${markPaths.accent}'/%3E%3C/svg%3E`,
].join('');

/** Puts the icon that tabs show into a page's head, after the one for browsers that do not read SVG. */
export function addTabIcon(html: string): string {
  return html.replace('</head>', () => `<link rel="icon" href="data:image/svg+xml,${drawing}"/></head>`);
}
