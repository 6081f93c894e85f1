import { defaultLocale, locales } from './locales';
import { negotiateLocale } from './negotiate';

/**
 * The script of the 404 page: speaks the language of the address's first segment, or else the visitor's, and puts the
 * tab's title in it. `titles`: the title by locale. An address whose language is written in capitals is tried once
 * more in small letters.
 */
export function notFoundScript(titles: Record<string, string>): string {
  return `(${speak})(${negotiateLocale},${JSON.stringify(locales)},${JSON.stringify(defaultLocale)},${JSON.stringify(titles)})`;
}

/** Runs in the page; refers to nothing outside itself. */
function speak(
  negotiate: typeof negotiateLocale,
  supported: typeof locales,
  fallback: typeof defaultLocale,
  titles: Record<string, string>,
) {
  const first = location.pathname.split('/')[1] ?? '';
  const small = first.toLowerCase();
  if (first !== small && (supported as readonly string[]).includes(small)) {
    location.replace(location.href.replace(`/${first}`, `/${small}`));
  }
  let stored: string | null = null;
  try {
    stored = localStorage.getItem('locale');
  } catch {
    // Blocked storage throws; the browser's languages decide.
  }
  const locale = negotiate({ query: small, stored, accepted: navigator.languages }, supported, fallback);
  const root = document.documentElement;
  root.lang = locale;
  root.dataset.locale = locale;
  const name = () => {
    const title = titles[locale] ?? '';
    if (document.title !== title) document.title = title;
  };
  document.addEventListener('DOMContentLoaded', () => {
    name();
    // The framework puts back the title that the page was exported with when it takes the page over.
    new MutationObserver(name).observe(document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
}
