/**
 * Lets a click reach what is seen while pages fade into each other: the browser shows pictures of the page then, and
 * what they stand for takes no pointer (CSS View Transitions, "captured" elements). Pressing ends the fade, and the
 * click goes to what is under the pointer then.
 */
export function passClicks(): void {
  let isLate = false;

  addEventListener(
    'pointerdown',
    () => {
      isLate = false;
      for (const animation of document.getAnimations()) {
        const { pseudoElement } = (animation.effect ?? {}) as KeyframeEffect;
        if (!pseudoElement?.startsWith('::view')) continue;
        animation.finish();
        isLate = true;
      }
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
      // The browser takes its pictures away with the next frame.
      requestAnimationFrame(() =>
        setTimeout(() => {
          const meant = document.elementFromPoint(event.clientX, event.clientY) as HTMLElement | null;
          meant?.focus();
          meant?.dispatchEvent(new MouseEvent('click', event));
        }),
      );
    },
    true,
  );
}
