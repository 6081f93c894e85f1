import { ISLAND_MODULES } from '../protocol';

/**
 * Whether the site has been deployed anew since this page was loaded: the page at its address then names other modules.
 * False where that cannot be told, without a network for one.
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
