/**
 * Makes every link and image of rendered HTML absolute, for where it is read away from the site. `base` is the page's
 * own address.
 */
export function absoluteLinks(html: string, base: string): string {
  return html
    .replace(/\b(href|src)="([^"]*)"/g, (_, name, address) => `${name}="${new URL(address, base).href}"`)
    .replace(
      /\bsrcset="([^"]*)"/g,
      (_, files: string) => `srcset="${files.replace(/\/\S+/g, (address) => new URL(address, base).href)}"`,
    );
}
