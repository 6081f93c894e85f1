import { redirects } from '@/lib/content/redirects/redirects';
import { withoutBase } from '@/lib/shared/basePath';

/**
 * The addresses that lead on to others, as Next's configuration wants them: for now only (307), because a browser would
 * keep to the lasting 308 of `npm start` after an editor has changed the target. None where a message file cannot be
 * read, which the preview reports.
 */
export function devRedirects() {
  try {
    return redirects().map(({ from, to }) => ({
      source: withoutBase(from) ?? from,
      destination: withoutBase(to) ?? to,
      permanent: false,
    }));
  } catch {
    return [];
  }
}
