import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redirect } from '@/lib/i18n/redirects';
import type { EnquiriesContent } from './enquiries/service';
import { remedies, SITE_CONTENT, SiteError } from './http/siteManifest';

/** Everything that the server needs from message files. The build writes it to `out/`, so a release is one folder. */
export type SiteContent = { redirects: Redirect[]; enquiries: EnquiriesContent };

/** Reads the content of the built site in `out`. Throws `SiteError` if it is missing or damaged. */
export async function readSiteContent(out: string): Promise<SiteContent> {
  try {
    return JSON.parse(await readFile(path.join(out, SITE_CONTENT), 'utf8'));
  } catch (error) {
    const problem = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'damaged or unreadable';
    throw new SiteError(
      `The site in ${out} is incomplete: ${SITE_CONTENT} is ${problem}. ${remedies.incomplete}`,
    );
  }
}
