export { escapeXml } from './escapeXml';
export { type AtomEntry, type AtomFeed, renderAtom } from './renderAtom';
export { renderSitemapFiles, type SitemapEntry, type SitemapOptions } from './renderSitemapFiles';
