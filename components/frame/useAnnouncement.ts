import { useEffect, useRef, useState } from 'react';

/**
 * What a screen reader has to be told of a new page beyond what the framework says: its title, where the framework was
 * too early for it and said a heading instead.
 */
export function useAnnouncement(pathname: string): string {
  const shown = useRef(pathname);
  const [text, setText] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A frame later the framework has said what it says.
    const tell = () =>
      requestAnimationFrame(() => {
        const said = document.querySelector('next-route-announcer')?.shadowRoot?.textContent;
        setText(said === document.title ? '' : document.title);
      });
    const observer = new MutationObserver(tell);
    observer.observe(document.head, { childList: true });
    tell();
    return () => observer.disconnect();
  }, [pathname]);
  return text;
}
