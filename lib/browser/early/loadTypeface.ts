/** Fetches the typeface, for the pages after one that is drawn without it. */
export function loadTypeface(): void {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[as=font]'))
    new FontFace('_', `url(${href})`).load().catch(() => {});
}
