import path from 'node:path';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { SaxesParser } from 'saxes';

/** Attributes with one URL. Others, such as `alt`, are texts. */
const URL_ATTRIBUTE = /^(?:src|href|poster|data|content|data-.+)$/;

const CSS_URL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/g;

/** A string in the source of a script that contains a path. */
const SCRIPT_STRING = /["'`}](\/[^"'`\s\\]*)["'`]/g;

/** True for a file of a format that `findUrls` reads. */
export function mayContainUrls(file: string): boolean {
  return /\.(?:html|xml|css|md|json|webmanifest|js)$/.test(file);
}

/** Returns the values in an exported file that may be the URL of a picture, as they are after parsing. */
export function findUrls(file: string, text: string): string[] {
  switch (path.extname(file)) {
    case '.html':
      return findUrlsInNode(parse(text));
    case '.xml':
      return findUrlsInXml(text);
    case '.css':
      return findUrlsInCss(text);
    case '.md':
      // Only paragraphs with a picture are parsed, because parsing whole copies takes longer than parsing the pages.
      return text
        .split(/\n{2,}/)
        .filter((paragraph) => paragraph.includes('!['))
        .flatMap((paragraph) => findUrlsInMarkdown(fromMarkdown(paragraph)));
    case '.json':
    case '.webmanifest':
      return findStrings(JSON.parse(text));
    case '.js':
      return [...text.matchAll(SCRIPT_STRING)].map(([, url = '']) => url);
    default:
      return [];
  }
}

function findUrlsInNode(node: DefaultTreeAdapterTypes.Node): string[] {
  const urls: string[] = [];
  if (defaultTreeAdapter.isElementNode(node)) {
    const { tagName, attrs } = node;
    for (const { name, value } of attrs) {
      if (name.endsWith('srcset')) urls.push(...parseSrcset(value));
      else if (name === 'style') urls.push(...findUrlsInCss(value));
      else if (URL_ATTRIBUTE.test(name)) urls.push(value);
    }
    const code = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    const type = attrs.find(({ name }) => name === 'type')?.value ?? '';
    if (tagName === 'style') return [...urls, ...findUrlsInCss(code)];
    if (tagName === 'script')
      return type.includes('json') ? [...urls, ...findStrings(JSON.parse(code))] : urls;
  }
  if ('content' in node) urls.push(...findUrlsInNode(node.content));
  if ('childNodes' in node) for (const child of node.childNodes) urls.push(...findUrlsInNode(child));
  return urls;
}

/** Texts of feeds are URLs or HTML. */
function findUrlsInXml(xml: string): string[] {
  const urls: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ attributes }) => urls.push(...Object.values(attributes as Record<string, string>)));
  const addText = (text: string) =>
    urls.push(...(text.includes('<') ? findUrlsInNode(parse(text)) : [text.trim()]));
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xml).close();
  return urls;
}

function findUrlsInCss(css: string): string[] {
  return [...css.matchAll(CSS_URL)].map(([, double, single, plain]) => double ?? single ?? plain ?? '');
}

function findUrlsInMarkdown(node: Nodes): string[] {
  const children = 'children' in node ? node.children.flatMap(findUrlsInMarkdown) : [];
  return 'url' in node ? [node.url, ...children] : children;
}

/** Returns the texts of a JSON value, at any depth. */
function findStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(findStrings) : [];
}

/** Returns the URLs of a `srcset`. A URL may contain commas, but not end with one. */
function parseSrcset(srcset: string): string[] {
  return srcset
    .split(/,\s+|\s+/)
    .map((part) => part.replace(/,$/, ''))
    .filter((part) => !/^(?:[\d.]+[wx])?$/.test(part));
}
