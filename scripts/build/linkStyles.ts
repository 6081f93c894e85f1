import { getAttribute } from '../html/elements';
import type { ExportedDocument } from './ExportedDocument';

/** Puts the site's one stylesheet in the place of the framework's. */
export function linkStyles(document: ExportedDocument, address: string): void {
  const links = document.find('link').filter((link) => getAttribute(link, 'rel') === 'stylesheet');
  const [first] = links;
  if (!first) throw new Error('the page has no stylesheet');
  document.addAfter(first, `<link rel="stylesheet" href="${address}"/>`);
  document.remove(...links);
}
