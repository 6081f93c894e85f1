import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { ArrowRightIcon } from './icons';

type ButtonLinkProps = ComponentProps<'a'> & {
  href: string;
  /** `primary` for the main action, `secondary` for an alternative, `quiet` for a text link with an arrow. */
  look?: 'primary' | 'secondary' | 'quiet';
};

/** A native link styled as a button. */
export function ButtonLink({ look = 'primary', children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={`${styles.button} ${styles[look]}`}>
      {children}
      {look === 'quiet' && <ArrowRightIcon />}
    </a>
  );
}
