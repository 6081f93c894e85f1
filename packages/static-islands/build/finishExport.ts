import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { ISLAND } from '../client/attributes';
import { getHash } from '../getHash';
import { bundleIslands, type ClassNames } from './bundleIslands';
import { ExportedDocument } from './ExportedDocument';
import { type Element, getAttribute, getInlineCode } from './elements';
import { keepOwnScripts, removePayload, removePreloads } from './keepOwnScripts';
import { listFiles } from './listFiles';
import { moveProps } from './moveProps';
import { writeCompressed } from './precompress';
import { readStylesheets, type Stylesheets } from './readStylesheets';
import type { StaticIslandsOptions } from './StaticIslandsOptions';

/** Next's client runtime: everything in `_next/` except media that stylesheets use, and the payload of each page. */
const RUNTIME_FILES = /^_next\/(?!static\/media\/)|(^|\/)(index|__next\.[^/]*)\.txt$/;

/** Maximum number of files that are read or written concurrently. */
const MAX_CONCURRENT_FILES = 32;

/**
 * Post-processes Next's export in the folder `out`: removes the client runtime from pages, bundles islands, and adds
 * speculation rules, a content security policy and compressed copies to each page. Errors contain the name of the page.
 */
export async function finishExport(out: string, options: StaticIslandsOptions): Promise<void> {
  const files = listFiles(out);
  const pages = files.filter((name) => name.endsWith('.html'));
  const classNames: ClassNames = JSON.parse(await readFile(path.join(out, options.classNames), 'utf8'));
  const stylesheets = await readStylesheets(out, files, options.basePath, classNames);
  const modules = await bundleIslands(out, classNames, options);

  await pMap(pages, (name) => finishPage(out, name, { modules, stylesheets }, options), {
    concurrency: MAX_CONCURRENT_FILES,
  });

  const unusedFiles = files.filter((name) => RUNTIME_FILES.test(name) || name === options.classNames);
  await pMap(unusedFiles, (name) => rm(path.join(out, name)), { concurrency: MAX_CONCURRENT_FILES });
}

async function finishPage(
  out: string,
  name: string,
  { modules, stylesheets }: { modules: ReadonlyMap<string, string[]>; stylesheets: Stylesheets },
  options: StaticIslandsOptions,
): Promise<void> {
  try {
    const file = path.join(out, name);
    const document = new ExportedDocument(removePayload(await readFile(file, 'utf8')));
    keepOwnScripts(document, options.basePath);
    removePreloads(document);
    mergeStyles(document, options, stylesheets);
    for (const props of moveProps(document, modules, options.basePath)) {
      await writeFile(path.join(out, props.path), props.content);
    }
    document.appendScript('head', JSON.stringify(options.speculationRules), ' type="speculationrules"');
    addContentSecurityPolicy(document, options.contentSecurityPolicy);
    const content = Buffer.from(document.toString());
    await writeFile(file, content);
    // Compression runs in the thread pool while the next page is read.
    await writeCompressed(out, name, content, options.maxQualityPaths);
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Adds a content security policy to a page's head. It allows the page's inline scripts and styles by their hashes (CSP
 * Level 3, section 2.3.1), so it must be added after all of them. Throws if the page has no `<meta charset>`.
 */
export function addContentSecurityPolicy(
  document: ExportedDocument,
  directives: Record<string, string[]>,
): void {
  const charset = document.find('meta').find((meta) => getAttribute(meta, 'charset') !== undefined);
  if (!charset) throw new Error('the page has no <meta charset>, after which the policy is inserted');
  const inlineCode: Record<string, string[]> = {
    'script-src': document.getInlineScripts(),
    'style-src': document.getInlineStyles(),
  };
  const policy = Object.entries(directives)
    .map(([name, sources]) => {
      const hashes = new Set(inlineCode[name]?.map((code) => `'${getHash(code)}'`));
      return [name, ...sources, ...hashes].join(' ');
    })
    .join('; ');
  document.addAfter(charset, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

type MergeOptions = Pick<StaticIslandsOptions, 'basePath' | 'transformCss'>;

/**
 * Merges the styles that Next has written into a page in one element, without the CSS modules that the page does not
 * use: Next writes those of every component that a route may render. Throws if a page has no styles.
 */
function mergeStyles(
  document: ExportedDocument,
  { basePath, transformCss = (css) => css }: MergeOptions,
  stylesheets: Stylesheets,
): void {
  const elements = document.find('style');
  const [first] = elements;
  if (!first)
    throw new Error('the page has no styles; set `experimental.inlineCss` in the configuration of Next');
  const css = elements.map((element) => getUsedStyles(element, document, stylesheets)).join('\n');
  document.addStyleAfter(first, addBasePathToUrls(transformCss(css), basePath));
  document.remove(...elements);
}

/**
 * Returns the used styles of an element, which Next concatenates from stylesheets. A line of a stylesheet is unused if
 * it has classes of CSS modules, but no class of the page. Islands add elements, so a page with islands uses all styles.
 */
function getUsedStyles(element: Element, document: ExportedDocument, stylesheets: Stylesheets): string {
  const css = getInlineCode(element);
  const hrefs = (getAttribute(element, 'data-href') ?? '').split(' ');
  const parts = hrefs.flatMap((href) => stylesheets.get(href) ?? []);
  const isComplete = parts.map((part) => part.css).join('') === css;
  if (!isComplete || document.findByAttribute(ISLAND).length > 0) return css;
  const pageClasses = document.getClasses();
  const isUsed = (names: string[]) => names.length === 0 || names.some((name) => pageClasses.has(name));
  return parts.flatMap((part) => (isUsed(part.moduleClasses) ? part.css : [])).join('');
}

/** Adds the base path to root-relative URLs in CSS. */
function addBasePathToUrls(css: string, basePath: string): string {
  return css.replace(/(url\(["']?)(\/[^/][^"')]*)/g, (_, start: string, urlPath: string) => {
    return start + (urlPath.startsWith(`${basePath}/`) ? '' : basePath) + urlPath;
  });
}
