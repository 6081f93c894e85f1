/** Hides the buttons with the given labels. */
export function hideButtons(labels: string[]): void {
  const selectors = labels.flatMap((label) =>
    ['aria-label', 'data-label'].map((attribute) => `button[${attribute}="${CSS.escape(label)}"]`),
  );
  const style = document.createElement('style');
  style.textContent = `${selectors.join(',')}{display:none!important}`;
  document.head.append(style);
}
