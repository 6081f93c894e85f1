/** From this value on, editors group the digits of a number. */
const MIN_GROUPED = 1000;

/**
 * Accepts numbers as editors write them: `500,000`, `500.000`, `1 500 000`, `19,5`, also in full-width characters. Without it,
 * Sveltia CMS saves `500.000` as 500, and `500,000` as 0.
 */
export function watchNumbers(): void {
  let previousValue = 0;
  document.addEventListener('focusin', ({ target }) => {
    if (isNumberInput(target)) previousValue = Number(target.value);
  });
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!isNumberInput(target)) return;
      const number = normalizeNumber(target.value, previousValue);
      if (number !== target.value) target.value = number;
    },
    { capture: true },
  );
}

/**
 * Returns a number with a decimal point and without spaces. Separators before three digits group digits if the previous
 * value was so large that it has groups, or if there are several; otherwise they are decimal points.
 */
export function normalizeNumber(text: string, previousValue: number): string {
  const number = text.normalize('NFKC').replace(/\s/g, '').replaceAll(',', '.');
  const groups = number.match(/^-?\d+((?:\.\d{3})+)$/)?.[1];
  const isGrouped = groups !== undefined && (previousValue >= MIN_GROUPED || groups.length > 4);
  return isGrouped ? number.replaceAll('.', '') : number;
}

function isNumberInput(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.role === 'spinbutton';
}
