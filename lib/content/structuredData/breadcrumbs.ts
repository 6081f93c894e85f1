import type { BreadcrumbList } from 'schema-dts';
import { absoluteUrl } from '@/lib/shared/site';

/** The way from home to a page, the page itself last. `path` of each step is its path with the language. */
export function breadcrumbs(steps: { name: string; path: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}
