import { attribute, codeOf, type Element } from '../html/elements';
import { contentHash } from './contentHash';
import { findElements, removeElements } from './findElements';

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
export function deferFramework(html: string, loaderScript: string): DeferredPage {
  const scripts = findElements(html, 'script');
  const files = scripts.filter((script) => attribute(script, 'src')?.startsWith('/_next/'));
  const inline = scripts.filter((script) => isPayload(codeOf(script)));
  const legacy = files.filter((script) => attribute(script, 'nomodule') !== undefined);
  const preloads = findElements(html, 'link').filter(isFrameworkHint);
  verify(files, inline);

  const content = inline.map(codeOf).join('\n');
  const path = `/_next/static/payload/${contentHash(content)}.js`;
  const sources = files
    .filter((script) => !legacy.includes(script))
    .map((script) => attribute(script, 'src') as string);

  const rest = removeElements(html, [...files, ...inline, ...preloads]);
  const list = JSON.stringify([path, ...new Set(sources)]);
  return {
    html: rest.replace(
      '</head>',
      () =>
        `<script type="application/json" id="page-scripts">${list}</script><script>${loaderScript}</script></head>`,
    ),
    payload: { path, content },
  };
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
