import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { redirectPage } from '../../lib/content/redirects/redirectPage';
import { redirects } from '../../lib/content/redirects/redirects';
import { withoutBase } from '../../lib/shared/basePath';

/**
 * Writes a page that leads on to each address that is no more. Not a route of the framework, because a route whose number
 * of pages may be zero cannot be exported. Throws where a page of the site has the address.
 */
export async function writeRedirects(out: string): Promise<void> {
  for (const redirect of redirects()) {
    const file = path.join(out, (withoutBase(redirect.from) ?? '').replace(/\/$/, '/index.html'));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, redirectPage(redirect), { flag: 'wx' });
    // By this nginx and Caddy know that the page is for others, and leave the answer to the site's own server.
    await writeFile(`${path.join(out, withoutBase(redirect.from) ?? '')}.moved`, '');
  }
}
