/**
 * Lets a click reach what is seen while pages fade into each other: the browser shows pictures of the page then, and
 * what they stand for takes no pointer (CSS View Transitions, "captured" elements). Pressing ends the fade, and the
 * click goes to what is under the pointer then.
 */
export function passClicks(): void {
  let isLate = false;

  const fades = () =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement?.startsWith('::view'));
  addEventListener(
    'pointerdown',
    () => {
      isLate = fades().length > 0;
      for (const fade of fades()) fade.finish();
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      // A click of the keyboard, which counts no presses, goes to what has the focus.
      if (!isLate || event.detail === 0) return;
      isLate = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      const pass = () => {
        // The browser takes its pictures away some frames later.
        if (fades().length > 0) return requestAnimationFrame(pass);
        const meant = document.elementFromPoint(event.clientX, event.clientY) as HTMLElement | null;
        meant?.focus();
        meant?.dispatchEvent(new MouseEvent('click', event));
      };
      pass();
    },
    true,
  );
}
