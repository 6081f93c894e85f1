import { loadRedirects } from '@/lib/content/redirects/loadRedirects';
import { stripBasePath } from '@/lib/shared/basePath';
import { getPatternRedirects } from '@/scripts/deploy/getPatternRedirects';

/**
 * Returns the redirects from former URLs in the format of Next's configuration. They are temporary (307), because
 * browsers cache a permanent redirect (308, as with `npm start`) even after an editor has changed its target. Returns
 * no redirects if a message file is unreadable, which the preview reports.
 */
export function getDevRedirects() {
  try {
    return getPatternRedirects(loadRedirects()).map(({ source, destination, ...rest }) => ({
      ...rest,
      source: stripBasePath(source) ?? source,
      destination: stripBasePath(destination) ?? destination,
      permanent: false,
    }));
  } catch {
    return [];
  }
}
