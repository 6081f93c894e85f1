/** Adds a `<link>` to the page, for a prefetch or a stylesheet. */
export function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}
