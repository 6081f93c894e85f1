/** What the page needs of its own build, as printed by the layout. */
type BootOptions = {
  /** The languages a path may begin with. */
  locales: readonly string[];
  /** How far, in CSS pixels, the page is scrolled before the header takes its scrolled style. */
  scrolledAbove: number;
};

/**
 * The script in the head of every page, there before anything else and without the framework: it marks the header as
 * scrolled, tells assistive technology whether the menu is open, remembers a chosen language and logs route changes.
 * Printed into the page, so it refers to nothing outside itself.
 */
export function boot({ locales, scrolledAbove }: BootOptions): void {
  const header = () => document.querySelector('body > header');
  const localeOf = (path: string) => locales.find((locale) => locale === path.split('/')[1]);
  let path = location.pathname;

  const markScrolled = () => header()?.setAttribute('data-scrolled', `${scrollY > scrolledAbove}`);
  addEventListener('scroll', markScrolled, { passive: true });

  // `toggle` does not bubble; capturing on the document sees it for every popover, before the framework is there too.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const popover = target as HTMLElement;
      const button = document.querySelector(`[popovertarget="${popover.id}"]`);
      button?.setAttribute('aria-expanded', `${popover.matches(':popover-open')}`);
    },
    true,
  );

  // Who comes from another page of this site has the typeface in the browser's cache.
  if (document.referrer.startsWith(`${location.origin}/`)) {
    document.documentElement.dataset.typeface = '';
    for (const preload of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) preload.media = '';
  }

  const remember = (locale: string) => {
    try {
      localStorage.setItem('locale', locale);
    } catch {
      // Blocked storage throws; the cookie may still work.
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the browsers of the browserslist lack the Cookie Store
    document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`;
  };

  const log = (to: string) => {
    if (to !== path) console.info(`[navigation] ${path} → ${to}`);
  };
  addEventListener('popstate', () => {
    log(location.pathname);
    path = location.pathname;
  });

  // The framework, as it takes the page over, writes the address it found when it began: a section chosen meanwhile
  // would be gone from it, whether the browser tells of the choice before that or after it. And the router knows a
  // section's entry in the history only if it is told, and would not come back to its page.
  let chosen: HashChangeEvent | undefined;
  const adopt = () => {
    if (!chosen || (history.state && location.href !== chosen.oldURL)) return;
    history.replaceState(null, '', chosen.newURL);
  };
  addEventListener('hashchange', (event) => {
    chosen = event;
    adopt();
  });
  addEventListener('site:ready', adopt);

  const linkOf = ({ target }: Event) => {
    const link = (target as Element).closest('a');
    return link?.href && link.origin === location.origin && link;
  };
  let followed: Event | undefined;
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || followed === event) return;
    followed = event;
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || modified || link.target) return;
    document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
    log(link.pathname);
    const elsewhere = link.pathname !== location.pathname || link.search !== location.search;
    // No phase: the browser is on its way already.
    if (!elsewhere || !localeOf(link.pathname) || !event.eventPhase) return;
    // The framework's router, once there, takes the navigation over; until then the browser loads the page.
    const request = new CustomEvent('site:navigate', { cancelable: true, detail: link.href });
    if (dispatchEvent(request)) return;
    event.preventDefault();
    path = link.pathname;
  };
  // On the window, so that whatever handles a click itself has already said so.
  addEventListener('click', follow);
  addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (!link) return;
      const locale = localeOf(link.pathname);
      if (link.hreflang && locale) {
        remember(locale);
        link.search = location.search;
        link.hash = location.hash;
      }
      path = location.pathname;
      // While the framework takes the page over, it keeps clicks from going further than the document.
      setTimeout(follow, 0, event);
    },
    true,
  );
}
