import { attribute, type Element } from '../html/elements';
import { findElements, removeElements } from './findElements';

/**
 * Moves the links that no first paint needs, but which browsers would fetch with what it does need, into a `<noscript>`
 * at the end of the head: the manifest, and the styles for paper. The boot script opens it a moment after the page is
 * loaded.
 */
export function delayLinks(html: string): string {
  const links = findElements(html, 'link').filter(canWait);
  const texts = links.map(({ sourceCodeLocation: place }) =>
    html.slice(place?.startOffset, place?.endOffset),
  );
  const late = `<noscript id="late">${texts.join('')}</noscript>`;
  return removeElements(html, links).replace('</head>', () => `${late}</head>`);
}

function canWait(link: Element): boolean {
  return attribute(link, 'rel') === 'manifest' || attribute(link, 'media') === 'print';
}
