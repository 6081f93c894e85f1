/**
 * Closes the panel of a messenger on Escape, which moves the focus to its button, and on a click outside. Opening and
 * closing with the button needs no script.
 */
export function closePanel(): void {
  const getOpenPanel = () => document.querySelector('[data-panel][open]');
  addEventListener('keydown', ({ key, isComposing }) => {
    // During a composition, Escape cancels the composition.
    const panel = key === 'Escape' && !isComposing && getOpenPanel();
    if (!panel) return;
    panel.removeAttribute('open');
    panel.querySelector('summary')?.focus();
  });
  addEventListener('click', ({ target }) => {
    const panel = getOpenPanel();
    if (!panel?.contains(target as Node)) panel?.removeAttribute('open');
  });
}
