import { attribute, codeOf, type Element } from '../html/elements';
import { addLoader } from './addLoader';
import { contentHash } from './contentHash';
import { findElements, removeElements } from './findElements';
import { findFrameworkFiles, sourcesOf } from './frameworkFiles';
import { payloadScript } from './payloadScript';

export type DeferredPage = {
  html: string;
  /** The page's inline payload as a script file: its path under the site's root, and its content. */
  payload: { path: string; content: string };
};

/**
 * Takes the framework out of an exported page: its script files, their preloads and its inline payload. The payload
 * becomes a file; the addresses of all files stand in the page as JSON, in the order in which they must run, for the
 * loader that is put into the head. A reader who only reads then fetches no JavaScript.
 *
 * Throws where the page is not as the framework has written pages so far: better no build than a page that never
 * comes alive.
 */
export function deferFramework(html: string, loader: string): DeferredPage {
  const files = findFrameworkFiles(html);
  const inline = findElements(html, 'script').filter((script) => attribute(script, 'src') === undefined);
  const framework = inline.filter((script) => isPayload(codeOf(script)));
  const own = inline.filter((script) => !framework.includes(script));
  const preloads = findElements(html, 'link').filter(isFrameworkHint);
  verify(files, framework);

  const content = payloadScript(framework.map(codeOf), own.map(codeOf));
  const path = `/_next/static/payload/${contentHash(content)}.js`;
  const rest = removeElements(html, [...files, ...framework, ...preloads]);
  return { html: addLoader(rest, [path, ...sourcesOf(files)], loader), payload: { path, content } };
}

/** The framework's inline scripts: its bootstrap and the pieces of the page's payload. */
function isPayload(text: string): boolean {
  return /^\(globalThis\["TURBOPACK"\]|^\(self\.__next_f\s*=|^self\.__next_f\.push\(/.test(text);
}

/**
 * Preloads of scripts, a connection hint to the page's own host, which is connected already, and each preload that the
 * framework says once more than it was told to.
 */
function isFrameworkHint(link: Element, index: number, links: Element[]): boolean {
  const [rel, href] = [attribute(link, 'rel'), attribute(link, 'href')];
  if (rel === 'preconnect') return href === '/';
  if (rel !== 'preload') return false;
  return (
    attribute(link, 'as') === 'script' ||
    links.slice(0, index).some((other) => attribute(other, 'href') === href)
  );
}

function verify(files: Element[], inline: Element[]): void {
  const payload = inline.filter((script) => codeOf(script).includes('__next_f'));
  const bootstrap = inline.filter((script) => attribute(script, 'id') === '_R_');
  if (files.length === 0) throw new Error('the page has no script file of the framework');
  if (payload.length < 2) throw new Error('the page has no payload of the framework (self.__next_f)');
  if (bootstrap.length !== 1) throw new Error('the page has no bootstrap of the framework (id "_R_")');
}
