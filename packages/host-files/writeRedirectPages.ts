import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostOptions, Redirect } from './HostOptions';
import { type RedirectPage, renderRedirectPage } from './renderRedirectPage';

export type RedirectPagesOptions = Pick<HostOptions, 'basePath' | 'getRedirects'> & {
  describePage: (redirect: Redirect) => RedirectPage;
};

/**
 * Writes a page at each former path that redirects to the new path. A file cannot depend on the query, so a redirect
 * with a query gets no page. Throws if a page of the site has the former path.
 */
export async function writeRedirectPages(
  out: string,
  { basePath, getRedirects, describePage }: RedirectPagesOptions,
): Promise<void> {
  for (const redirect of getRedirects().filter(({ query }) => query === undefined)) {
    const name = decodeURIComponent(redirect.from.slice(basePath.length));
    // Hosts derive the content type from the extension, so a page at /news.php is the index of a folder with that name.
    const urlPath = name.endsWith('/') || name.endsWith('.html') ? name : `${name}/`;
    const file = path.join(out, urlPath.replace(/\/$/, '/index.html'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, renderRedirectPage(redirect.to, describePage(redirect)), { flag: 'wx' });
    // Makes nginx and Caddy forward the request to the site's server.
    await writeFile(`${path.join(out, urlPath)}.moved`, '');
  }
}
