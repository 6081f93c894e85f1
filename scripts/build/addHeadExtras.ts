import { HOLD, LIST_CLEAR, LIST_FILTER, PAGE_HOVER } from '../../lib/browser/protocol';
import { markPaths } from '../../lib/content/appearance/icons/markPaths';
import { attribute } from '../html/elements';
import type { ExportedDocument } from './ExportedDocument';

/**
 * Which pages the browser fetches ahead (https://wicg.github.io/nav-speculation/): pressing on a link fetches its page;
 * where there is a pointer that can hover, resting on a link renders the page, so that it is there with the click.
 */
const pages = { href_matches: '/*/' };
/** Links that change the list they belong to, and lead to a page only where that cannot be. */
const controls = { selector_matches: `[${LIST_FILTER}], [${LIST_CLEAR}], [${HOLD}]` };
const links = { and: [pages, { not: controls }] };
const rules = {
  prefetch: [{ where: links, eagerness: 'conservative' }],
  prerender: [
    {
      where: { and: [links, { selector_matches: `[${PAGE_HOVER}] a:not([hreflang])` }] },
      eagerness: 'moderate',
    },
  ],
};

export function addSpeculationRules(document: ExportedDocument): void {
  document.appendScript('head', JSON.stringify(rules), ' type="speculationrules"');
}

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

/** Adds the icon that tabs show, after the one for browsers that do not read SVG. */
export function addTabIcon(document: ExportedDocument): void {
  document.append('head', `<link rel="icon" href="data:image/svg+xml,${drawing}"/>`);
}

/**
 * Moves the link to the manifest, which browsers would fetch with what the first paint needs, into a `<noscript>`: who
 * only reads does not put the site on a home screen. Opened by `lib/browser/early/openLate.ts`.
 */
export function delayManifest(document: ExportedDocument): void {
  const links = document.find('link').filter((link) => attribute(link, 'rel') === 'manifest');
  document.append(
    'head',
    `<noscript id="late">${links.map((link) => document.textOf(link)).join('')}</noscript>`,
  );
  document.remove(...links);
}
