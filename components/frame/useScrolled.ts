import { useEffect, useState } from 'react';

/** How far, in CSS pixels, the page is scrolled before the header takes its scrolled style. */
const THRESHOLD = 40;

/** Whether the page is scrolled by more than the threshold. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > THRESHOLD);
    update();
    window.addEventListener('scroll', update, { passive: true });
    // A page restored from the back/forward cache keeps its scroll position and sends no scroll event.
    window.addEventListener('pageshow', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('pageshow', update);
    };
  }, []);
  return scrolled;
}
