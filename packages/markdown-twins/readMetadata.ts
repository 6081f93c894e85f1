import type { Element, Root } from 'hast';
import { findElement } from './elements';

/** The metadata in the `<head>` of a page, in the order of the front matter. */
export type PageMetadata = {
  title: string;
  description?: string;
  /** BCP 47 tag of the page's language. */
  language?: string;
  /** The canonical URL. */
  url: string;
  /** Date of publication and of the last change, as in `article:published_time`. */
  published?: string;
  updated?: string;
};

/** Reads the metadata of a page. Throws if it has no canonical URL. */
export function readMetadata(page: Root): PageMetadata {
  const find = (tagName: string, name: string, value: string) =>
    findElement(page, (element) => element.tagName === tagName && element.properties[name] === value);
  const readMeta = (attribute: string, value: string) => find('meta', attribute, value)?.properties.content;
  const url = findElement(page, isCanonicalLink)?.properties.href;
  if (typeof url !== 'string') throw new Error('the page has no canonical URL');
  const html = findElement(page, ({ tagName }) => tagName === 'html');
  const title = findElement(page, ({ tagName }) => tagName === 'title')?.children[0];
  const entries = {
    title: title?.type === 'text' ? title.value : '',
    description: readMeta('name', 'description'),
    language: html?.properties.lang,
    url,
    published: readMeta('property', 'article:published_time'),
    updated: readMeta('property', 'article:modified_time'),
  };
  return Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== undefined),
  ) as PageMetadata;
}

function isCanonicalLink({ tagName, properties }: Element): boolean {
  return tagName === 'link' && [properties.rel].flat().includes('canonical');
}
