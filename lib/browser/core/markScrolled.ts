/** How far, in CSS pixels, the page is scrolled before the header takes its scrolled style. */
const SCROLLED_ABOVE = 40;

/** Keeps the header's `data-scrolled` in step with the page. */
export function markScrolled(): void {
  const mark = () =>
    document.querySelector('header')?.setAttribute('data-scrolled', `${scrollY > SCROLLED_ABOVE}`);
  addEventListener('scroll', mark, { passive: true });
}
