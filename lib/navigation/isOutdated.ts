/**
 * Whether the site has been deployed anew since this page was loaded: the page at its address then names other scripts.
 * False where that cannot be told, without a network for one.
 */
export async function isOutdated(): Promise<boolean> {
  const scripts = document.getElementById('page-scripts')?.textContent;
  if (!scripts) return false;
  // Not `location.href`: the router may have led to another page since, whose scripts are others.
  const [loaded] = performance.getEntriesByType('navigation');
  try {
    const response = await fetch(loaded?.name ?? location.href, { cache: 'no-cache' });
    return response.ok && !(await response.text()).includes(scripts);
  } catch {
    return false;
  }
}
