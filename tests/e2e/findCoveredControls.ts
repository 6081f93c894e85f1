type Result = {
  /** The number of tested controls. */
  count: number;
  /** Controls with a point that hits another element, and that element. */
  covered: string[];
};

/**
 * Finds visible controls that are covered by another element. Runs in the browser: scrolls each control to the centre
 * of the viewport and hit-tests a grid of points in each of its boxes.
 */
export async function findCoveredControls(): Promise<Result> {
  const CONTROLS = 'a[href], button, summary, select, textarea, input:not([type="hidden"]), label';
  const COLUMNS = 5;
  const ROWS = 3;

  /** True if a click on the element `hit` activates the control. */
  const isActivated = (control: HTMLElement, hit: Element | null) => {
    if (!hit || control.contains(hit)) return true;
    // A click on a label activates its field, and the field is part of the label.
    const label = control instanceof HTMLLabelElement ? control : hit.closest('label');
    return label?.control === control || (label === control && label.control === hit);
  };
  const isOperable = (control: HTMLElement) =>
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !control.closest('[aria-hidden="true"], .visually-hidden, .skip-link') &&
    getComputedStyle(control).clipPath === 'none';

  // Elements that depend on the scroll position change in the next frame.
  window.scrollTo({ top: 2, behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isOperable);
  const covered = controls.flatMap((control) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    let testedPoints = 0;
    for (const { left, top, width, height } of control.getClientRects()) {
      for (let point = 0; point < COLUMNS * ROWS; point += 1) {
        const x = left + (width * ((point % COLUMNS) + 0.5)) / COLUMNS;
        const y = top + (height * (Math.floor(point / COLUMNS) + 0.5)) / ROWS;
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        testedPoints += 1;
        const hit = document.elementFromPoint(x, y);
        if (!isActivated(control, hit))
          return [`${control.outerHTML.slice(0, 120)} is covered by ${hit?.outerHTML.slice(0, 120)}`];
      }
    }
    return testedPoints > 0 ? [] : [`${control.outerHTML.slice(0, 120)} is outside the page`];
  });
  return { count: controls.length, covered };
}
