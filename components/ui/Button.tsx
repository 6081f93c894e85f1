import type { ComponentProps } from 'react';
import styles from './button.module.css';

type ButtonProps = ComponentProps<'button'> & { look?: 'primary' | 'secondary' | 'quiet' };

/** A button in one of the three looks; everything else is the native element's. */
export function Button({ look = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={`${styles.button} ${styles[look]}`} />;
}
