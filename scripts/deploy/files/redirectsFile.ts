import { redirects } from '../../../lib/content/redirects/redirects';

/** `_redirects` as Netlify and Cloudflare read it: former addresses, each without its last slash too. */
export function redirectsFile(): string {
  return redirects()
    .flatMap(({ from, to }) =>
      [...new Set([from, from.replace(/\/$/, '')])].map((path) => `${path} ${to} 308\n`),
    )
    .join('');
}
