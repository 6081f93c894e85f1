import type { ExportedPage } from '../ExportedPage';
import type { ExportedSite } from '../ExportedSite';
import { attribute } from '../elements';
import { atElement, type Rule } from '../Rule';
import { referencesOf } from '../references';

/**
 * What a page may weigh, in bytes that travel. `scripts` are fetched only once a person stirs; `eager` is what every
 * reader pays: the document, styles, fonts and the pictures that do not wait to be scrolled to.
 */
const BUDGET = { document: 25_000, styles: 15_000, eager: 60_000, images: 80_000, scripts: 220_000 };

/** Pages that weigh more than a visitor on a mobile line should pay. */
export const sizeBudget: Rule = function* (site) {
  for (const page of site.pages) {
    const weight = weigh(page, site);
    for (const part of Object.keys(BUDGET) as (keyof typeof BUDGET)[]) {
      if (weight[part] > BUDGET[part]) {
        const problem = `The page's ${part} weigh ${weight[part]} bytes, ${weight[part] - BUDGET[part]} over the budget.`;
        yield atElement(
          page,
          undefined,
          part === 'document' || part === 'eager' ? singular(problem) : problem,
        );
      }
    }
  }
};

function weigh(page: ExportedPage, site: ExportedSite): typeof BUDGET {
  const files = new Map<string, Set<string>>();
  for (const { element, url } of referencesOf(page)) {
    const file = url && site.isOwn(url) ? site.fileAt(url) : undefined;
    if (!file) continue;
    for (const part of partsOf(element.tagName, (name) => attribute(element, name))) {
      files.set(part, (files.get(part) ?? new Set()).add(file));
    }
  }
  const sum = (part: string) =>
    [...(files.get(part) ?? [])].reduce((total, file) => total + site.transferSize(file), 0);
  const document = site.transferSize(page.file);
  return {
    document,
    styles: sum('styles'),
    eager: document + sum('eager'),
    images: sum('images'),
    scripts: sum('scripts'),
  };
}

function partsOf(tagName: string, value: (name: string) => string | undefined): string[] {
  if (tagName === 'script') return ['scripts'];
  if (tagName === 'img') return value('loading') === 'lazy' ? ['images'] : ['images', 'eager'];
  if (tagName !== 'link') return [];
  if (value('rel') === 'stylesheet') return ['styles', 'eager'];
  return value('rel') === 'preload' && value('as') !== 'script' ? ['eager'] : [];
}

function singular(problem: string): string {
  return problem
    .replace("page's document weigh", 'document weighs')
    .replace("page's eager weigh", 'page at once weighs');
}
