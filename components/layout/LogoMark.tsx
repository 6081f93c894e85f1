import { markPaths } from '@/lib/content/appearance/icons/markPaths';
import styles from './LogoMark.module.css';

/** The logo, a lotus over a bridge. With an `id`, other SVG elements can reference the logo (`<use>`). */
export function LogoMark({ id }: { id?: string }) {
  return (
    <svg id={id} viewBox="0 0 64 64" width="40" height="40" aria-hidden="true">
      <path fill="currentColor" d={markPaths.ink} />
      <path className={styles.accent} d={markPaths.accent} />
    </svg>
  );
}
