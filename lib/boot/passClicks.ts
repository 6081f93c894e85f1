/**
 * Lets a click reach what is seen while pages fade into each other: the browser shows pictures of the page then, and
 * what they stand for takes no pointer (CSS View Transitions, "captured" elements). Pressing ends the fade, and the
 * click goes to what is under the pointer then.
 */
export function passClicks(): void {
  let isPassed = false;

  addEventListener(
    'pointerdown',
    () => {
      const fades = document.getAnimations().filter(isFade);
      isPassed = fades.length > 0;
      for (const fade of fades) fade.finish();
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      // A click of the keyboard goes to what has the focus.
      if (!isPassed || event.detail === 0 || !event.isTrusted || !(event.target instanceof Element)) return;
      isPassed = false;
      const { target, clientX, clientY } = event;
      event.preventDefault();
      event.stopImmediatePropagation();
      // The browser takes its pictures away with the next frame.
      requestAnimationFrame(() =>
        setTimeout(() => {
          const meant = document.elementFromPoint(clientX, clientY) ?? target;
          if (meant instanceof HTMLElement || meant instanceof SVGElement) meant.focus();
          meant.dispatchEvent(new PointerEvent('click', event));
        }),
      );
    },
    true,
  );
}

function isFade({ effect }: Animation): boolean {
  return effect instanceof KeyframeEffect && (effect.pseudoElement ?? '').startsWith('::view-transition');
}
