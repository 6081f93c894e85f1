import { patternRedirects } from '@/lib/content/redirects/patternRedirects';
import { withoutBase } from '@/lib/shared/basePath';

/**
 * The addresses that lead on to others, as Next's configuration wants them: for now only (307), because a browser would
 * keep to the lasting 308 of `npm start` after an editor has changed the target. None where a message file cannot be
 * read, which the preview reports.
 */
export function devRedirects() {
  try {
    return patternRedirects().map(({ source, destination, ...rest }) => ({
      ...rest,
      source: withoutBase(source) ?? source,
      destination: withoutBase(destination) ?? destination,
      permanent: false,
    }));
  } catch {
    return [];
  }
}
