import type { ComponentProps } from 'react';
import { getDescriptionProps } from '@/components/ui/Field';
import type { ConsentText } from '@/lib/shared/enquiry/consentText';
import styles from './Consent.module.css';

type ConsentProps = ComponentProps<'input'> & { id: string; text: ConsentText; error?: string | undefined };

/** A consent checkbox with its label, the full text, and the version of both in a hidden field. */
export function Consent({ id, text, error, ...input }: ConsentProps) {
  return (
    <div className={styles.consent}>
      <input {...input} {...getDescriptionProps(id, text.hint, error)} type="checkbox" value="true" />
      <label htmlFor={id}>{text.label}</label>
      <p id={`${id}-hint`}>{text.hint}</p>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <input type="hidden" name={`${input.name}Version`} value={text.version} />
    </div>
  );
}
