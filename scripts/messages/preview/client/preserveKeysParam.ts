import { stripMarks } from '../sourceMarks';

/** Lets the links of a page that was opened with `?messages=keys` lead to pages that are. */
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
    true,
  );
}
