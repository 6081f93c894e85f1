import type { ComponentProps } from 'react';
import { getDescriptionProps } from '@/components/ui/Field';
import type { ConsentText } from '@/lib/enquiry/consentText';
import styles from './Consent.module.css';

type ConsentProps = ComponentProps<'input'> & {
  id: string;
  text: ConsentText;
  /** The label of the disclosure with the explanation; without one, the explanation is always shown. */
  details?: string;
  error?: string | undefined;
};

/** A consent checkbox with its label, the full text, and the version of both in a hidden field. */
export function Consent({ id, text, details, error, ...input }: ConsentProps) {
  const hint = <p id={`${id}-hint`}>{text.hint}</p>;
  return (
    <div className={styles.consent}>
      <input {...input} {...getDescriptionProps(id, text.hint, error)} type="checkbox" value="true" />
      <label htmlFor={id}>{text.label}</label>
      {details ? (
        <details>
          <summary>{details}</summary>
          {hint}
        </details>
      ) : (
        hint
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <input type="hidden" name={`${input.name}Version`} value={text.version} />
    </div>
  );
}
