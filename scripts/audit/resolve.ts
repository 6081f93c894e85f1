import { site } from '../../lib/shared/site';
import type { ExportedPage } from './ExportedPage';

/** An address that stands in a page as an absolute one; undefined where it is none at all. */
export function resolve(address: string, page: ExportedPage): URL | undefined {
  return URL.canParse(address, site.origin + page.address)
    ? new URL(address, site.origin + page.address)
    : undefined;
}
