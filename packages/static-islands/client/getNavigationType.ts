/**
 * Returns the navigation type of the page: `navigate`, `reload` or `back_forward`
 * (https://www.w3.org/TR/navigation-timing-2/). Returns undefined if the browser has not recorded it yet.
 */
export function getNavigationType(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type;
}
