/** Scroll offset above which `data-scrolled` of the header is true. */
const SCROLL_THRESHOLD_PX = 40;

/** Updates the header's `data-scrolled` when the page is scrolled. */
export function markScrolled(): void {
  const update = () =>
    document.querySelector('header')?.setAttribute('data-scrolled', `${scrollY > SCROLL_THRESHOLD_PX}`);
  addEventListener('scroll', update, { passive: true });
}
