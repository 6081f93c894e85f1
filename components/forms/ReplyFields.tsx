import type { ComponentProps } from 'react';
import { TextField } from '../ui/Field';
import styles from './EnquiryForm.module.css';
import type { ContactFormProps } from './useContactForm';

type ReplyFieldsProps = {
  legend: string;
  replyChannels: ContactFormProps['replyChannels'];
  /** The props of each radio button. */
  radio: ComponentProps<'input'>;
  requiredField: 'email' | 'phone';
  /** Marks the label of a field as optional. */
  toOptional: (label: string) => string;
  email: ComponentProps<typeof TextField> & { label: string };
  phone: ComponentProps<typeof TextField> & { label: string };
};

/**
 * The choice of the reply channel, and the fields for the email address and the telephone number. The channel requires
 * one of the two. CSS selects the label of the other field, so that the label also follows the choice before hydration
 * and without scripts.
 */
export function ReplyFields(props: ReplyFieldsProps) {
  const { legend, replyChannels, radio, requiredField, toOptional, email, phone } = props;
  const renderLabel = (label: string) => (
    <>
      <span className={styles.required}>{label}</span>
      <span className={styles.optional} data-optional="">
        {toOptional(label)}
      </span>
    </>
  );
  return (
    <fieldset className={styles.reply}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {replyChannels.map(({ id, label }, index) => (
          <label key={id}>
            <input type="radio" value={id} defaultChecked={index === 0} {...radio} />
            {label}
          </label>
        ))}
      </div>
      <div className={styles.pair}>
        <div className={styles.email}>
          <TextField
            {...email}
            label={renderLabel(email.label)}
            required={requiredField === 'email'}
            type="email"
            autoComplete="email"
            inputMode="email"
          />
        </div>
        <div className={styles.phone}>
          <TextField
            {...phone}
            label={renderLabel(phone.label)}
            required={requiredField === 'phone'}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
          />
        </div>
      </div>
    </fieldset>
  );
}
