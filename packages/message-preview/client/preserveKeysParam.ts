import { stripMarks } from '../sourceMarks';

/** Adds `?messages=keys` to clicked links of the site, so that the next page shows its keys too. */
export function preserveKeysParam(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!link || !href) return;
      link.setAttribute('href', stripMarks(href));
      if (link.origin !== location.origin) return;
      const query = new URLSearchParams(link.search);
      query.set('messages', 'keys');
      link.search = `?${query}`;
    },
    { capture: true },
  );
}
