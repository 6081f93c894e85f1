import { redirects } from '@/lib/content/redirects/redirects';
import type { Redirect } from '@/lib/shared/Redirect';

/** The addresses that lead on to others, from the message files. The bundle has the result instead, as of `siteContent`. */
export const siteRedirects = (): Redirect[] => redirects();
