import { addLink } from './addLink';
import { onPointerOrFocus } from './onPointerOrFocus';

/** Fetches the document of a link of the site when it is hovered, touched or focused, where the browser knows no speculation rules. */
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
