import { attribute } from '../html/elements';
import { findElements, removeElements } from './findElements';

/**
 * Moves the link to the manifest, which browsers would fetch with what the first paint needs, into a `<noscript>` at the
 * end of the head: who only reads does not put the site on a home screen. Opened by `lib/boot/openLate.ts`.
 */
export function delayManifest(html: string): string {
  const links = findElements(html, 'link').filter((link) => attribute(link, 'rel') === 'manifest');
  const texts = links.map(({ sourceCodeLocation: place }) =>
    html.slice(place?.startOffset, place?.endOffset),
  );
  const late = `<noscript id="late">${texts.join('')}</noscript>`;
  return removeElements(html, links).replace('</head>', () => `${late}</head>`);
}
