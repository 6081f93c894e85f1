/**
 * Finds visible links and buttons that are smaller than `minSize` CSS pixels in one direction. Runs in the browser, and
 * opens all disclosures. Links in a sentence may be smaller.
 */
export function findSmallTargets(minSize: number): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const isInSentence = (link: Element) => {
    if (getComputedStyle(link).display !== 'inline') return false;
    let block = link.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    return block?.textContent?.trim() !== link.textContent?.trim();
  };
  return [...document.querySelectorAll<HTMLElement>('a[href], button, summary')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }) && !isInSentence(link))
    .filter((link) => {
      // A positioned pseudo-element enlarges the link to its card or row.
      if (getComputedStyle(link, '::after').position === 'absolute') return false;
      const box = link.getBoundingClientRect();
      return Math.min(box.width, box.height) < minSize;
    })
    .map((link) => link.outerHTML.slice(0, 120));
}
