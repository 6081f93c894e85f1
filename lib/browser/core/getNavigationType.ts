/**
 * How this page came to be loaded: `navigate`, `reload` or `back_forward`
 * (https://www.w3.org/TR/navigation-timing-2/); undefined where the browser does not know yet.
 */
export function getNavigationType(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type;
}
