import { patternRedirects } from '@/lib/content/redirects/patternRedirects';
import { stripBasePath } from '@/lib/shared/basePath';

/**
 * The addresses that lead on to others, as Next's configuration wants them: for now only (307), because a browser would
 * keep to the lasting 308 of `npm start` after an editor has changed the target. None where a message file cannot be
 * read, which the preview reports.
 */
export function getDevRedirects() {
  try {
    return patternRedirects().map(({ source, destination, ...rest }) => ({
      ...rest,
      source: stripBasePath(source) ?? source,
      destination: stripBasePath(destination) ?? destination,
      permanent: false,
    }));
  } catch {
    return [];
  }
}
