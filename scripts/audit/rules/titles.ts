import { getText } from '../../html/elements';
import type { ExportedPage } from '../ExportedPage';
import type { Rule } from '../Rule';

/** Descriptions that are missing or double, and titles and descriptions that stand on two pages. */
export const titles: Rule = function* (site) {
  const seen = new Map<string, ExportedPage>();
  // What search engines do not list may repeat what they do.
  for (const page of site.pages.filter(({ isCanonical }) => isCanonical)) {
    const title = page.all('title').find(({ parentNode }) => parentNode?.nodeName === 'head');
    const [meta, secondMeta] = page.metas('description');
    const description = page.meta('description')?.trim() ?? '';
    if (description === '') yield page.finding('The page has no description.', meta);
    if (secondMeta) yield page.finding('The page has a second description.', secondMeta);

    for (const [kind, value, element] of [
      ['title', title ? getText(title) : '', title],
      ['description', description, meta],
    ] as const) {
      const first = seen.get(`${kind} ${value}`);
      if (first) yield page.advice(`The ${kind} is that of ${first.file} too: "${value}".`, element);
      else if (value !== '') seen.set(`${kind} ${value}`, page);
    }
  }
};
