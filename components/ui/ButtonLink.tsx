import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { ArrowRightIcon } from './icons';

type ButtonLinkProps = ComponentProps<'a'> & {
  href: string;
  /** `primary` for the one thing to do here, `secondary` beside it, `quiet` for a link with an arrow. */
  look?: 'primary' | 'secondary' | 'quiet';
};

/** A link that looks like a button; everything else is the native element's. */
export function ButtonLink({ look = 'primary', children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={`${styles.button} ${styles[look]}`}>
      {children}
      {look === 'quiet' && <ArrowRightIcon />}
    </a>
  );
}
