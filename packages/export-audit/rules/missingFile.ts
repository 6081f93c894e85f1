import type { ExportedSite } from '../ExportedSite';
import { getAttribute } from '../elements';
import { createFinding, type Rule } from '../Rule';
import { createPageReference, getAllReferences, type Reference } from '../references';

/** Reports missing pictures, styles, scripts, fonts and icons that a page, a stylesheet or the manifest refers to. */
export const missingFile: Rule = function* (site) {
  for (const { element, href, url, report } of listReferencedFiles(site)) {
    const rel = element && getAttribute(element, 'rel');
    if (rel === 'preconnect' || rel === 'dns-prefetch' || href.startsWith('data:')) continue;
    if (!url) yield report(`"${href}" is not a valid URL.`);
    else if (site.isSameOrigin(url) && !site.getFile(url)) yield report(`The file "${href}" is missing.`);
  }
};

/** Yields loaded files, pictures of share cards, and icons of the manifest. */
function* listReferencedFiles(site: ExportedSite): Generator<Reference> {
  yield* getAllReferences(site);
  for (const page of site.pages) {
    for (const element of [...page.findMetas('og:image'), ...page.findMetas('twitter:image')]) {
      yield createPageReference(page, element, getAttribute(element, 'content') ?? '');
    }
  }
  for (const file of site.listFilesByExtension('webmanifest')) {
    const manifest = site.readText(file) ?? '';
    const { icons = [] } = JSON.parse(manifest) as { icons?: { src: string }[] };
    for (const { src } of icons) {
      const report = (problem: string) => createFinding(file, manifest, manifest.indexOf(src), problem);
      yield { href: src, url: site.resolve(src), report };
    }
  }
}
