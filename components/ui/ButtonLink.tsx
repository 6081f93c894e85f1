import type { ReactNode } from 'react';
import styles from './button.module.css';
import { ArrowRightIcon } from './icons';

type ButtonLinkProps = {
  href: string;
  /** `primary` for the one thing to do here, `secondary` beside it, `quiet` for a link with an arrow. */
  look?: 'primary' | 'secondary' | 'quiet';
  children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({ href, look = 'primary', children }: ButtonLinkProps) {
  return (
    <a className={`${styles.button} ${styles[look]}`} href={href}>
      {children}
      {look === 'quiet' && <ArrowRightIcon />}
    </a>
  );
}
