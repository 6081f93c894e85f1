import { ISLAND_MODULES } from '../client/attributes';

/**
 * True if a newer version of the site has been deployed since the page was loaded, so that the page at the same URL
 * references other modules. False if the page cannot be fetched or contains no island.
 */
export async function isStaleDeploy(): Promise<boolean> {
  const modules = document.querySelector(`[${ISLAND_MODULES}]`)?.getAttribute(ISLAND_MODULES);
  if (!modules) return false;
  try {
    const response = await fetch(location.href, { cache: 'no-cache' });
    return response.ok && !(await response.text()).includes(modules);
  } catch {
    return false;
  }
}
