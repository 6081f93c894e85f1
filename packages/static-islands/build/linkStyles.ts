import type { ExportedDocument } from './ExportedDocument';
import { getAttribute } from './elements';

/** Replaces Next's stylesheets with the merged stylesheet. */
export function linkStyles(document: ExportedDocument, href: string): void {
  const links = document.find('link').filter((link) => getAttribute(link, 'rel') === 'stylesheet');
  const [firstLink] = links;
  if (!firstLink) throw new Error('the page has no stylesheet');
  document.addAfter(firstLink, `<link rel="stylesheet" href="${href}"/>`);
  document.remove(...links);
}
