import { getAttribute } from '../../html/elements';
import type { ExportedSite } from '../ExportedSite';
import { createFinding, type Rule } from '../Rule';
import { createPageReference, getAllReferences, type Reference } from '../references';
import { resolveUrl } from '../resolveUrl';

/** Pictures, styles, scripts, fonts and icons that a page, a stylesheet or the manifest names and that are not there. */
export const missingFile: Rule = function* (site) {
  for (const { element, address, url, at } of namedFiles(site)) {
    const rel = element && getAttribute(element, 'rel');
    if (rel === 'preconnect' || rel === 'dns-prefetch' || address.startsWith('data:')) continue;
    if (!url) yield at(`"${address}" is no address.`);
    else if (site.isOwn(url) && !site.fileAt(url)) yield at(`There is no file at "${address}".`);
  }
};

/** What is loaded, the pictures of pages where they are shared, and the icons of the manifest. */
function* namedFiles(site: ExportedSite): Generator<Reference> {
  yield* getAllReferences(site);
  for (const page of site.pages) {
    for (const element of [...page.metas('og:image'), ...page.metas('twitter:image')]) {
      yield createPageReference(page, element, getAttribute(element, 'content') ?? '');
    }
  }
  for (const file of site.filesEndingIn('webmanifest')) {
    const manifest = site.textOf(file) ?? '';
    const { icons = [] } = JSON.parse(manifest) as { icons?: { src: string }[] };
    for (const { src } of icons) {
      const at = (problem: string) => createFinding(file, manifest, manifest.indexOf(src), problem);
      yield { address: src, url: resolveUrl(src), at };
    }
  }
}
