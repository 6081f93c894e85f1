import { addLink } from './addLink';
import { onPointerOrFocus } from './onPointerOrFocus';

/**
 * Prefetches the page of an internal link when it is hovered, touched or focused, if the browser does not support
 * speculation rules.
 */
export function prefetchLinks(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set([location.pathname]);
  onPointerOrFocus((target) => {
    const link = target.closest('a');
    if (link?.origin !== location.origin || !link.pathname.endsWith('/') || fetched.has(link.pathname))
      return;
    fetched.add(link.pathname);
    addLink('prefetch', link.href);
  });
}
