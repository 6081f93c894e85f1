/** Prints a part of the page: sets `data-printed` on `<html>` while the browser prints, for styles that hide the rest. */
export function printOnly(part: string): void {
  const { dataset } = document.documentElement;
  dataset.printed = part;
  addEventListener('afterprint', () => delete dataset.printed, { once: true });
  print();
}
