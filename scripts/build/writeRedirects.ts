import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadRedirects } from '../../lib/content/redirects/loadRedirects';
import { renderRedirectPage } from '../../lib/content/redirects/renderRedirectPage';
import { stripBasePath } from '../../lib/shared/basePath';

/**
 * Writes a page at each former path that redirects to the new path. Not a route of the framework, because a route whose
 * number of pages may be zero cannot be exported. A file cannot depend on the query, so a redirect with a query gets no
 * page. Throws if a page of the site has the former path.
 */
export async function writeRedirects(out: string): Promise<void> {
  for (const redirect of loadRedirects().filter(({ query }) => query === undefined)) {
    const name = decodeURIComponent(stripBasePath(redirect.from) ?? '');
    // Hosts derive the content type from the extension, so a page at /news.php is the index of a folder with that name.
    const urlPath = name.endsWith('/') || name.endsWith('.html') ? name : `${name}/`;
    const file = path.join(out, urlPath.replace(/\/$/, '/index.html'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, renderRedirectPage(redirect), { flag: 'wx' });
    // Makes nginx and Caddy forward the request to the site's server.
    await writeFile(`${path.join(out, urlPath)}.moved`, '');
  }
}
