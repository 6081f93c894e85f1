import type { ComponentProps } from 'react';
import type { ContactFormProps } from './contactFormProps';
import styles from './EnquiryForm.module.css';
import { TextField } from './TextField';

type ReplyFieldsProps = {
  legend: string;
  replyChannels: ContactFormProps['replyChannels'];
  /** The props of each radio button. */
  radio: ComponentProps<'input'>;
  email: ComponentProps<typeof TextField>;
  phone: ComponentProps<typeof TextField>;
};

/**
 * The choice of the reply channel, and the field for its email address or telephone number. CSS shows one of the two
 * fields, so that the choice also works before hydration and without scripts.
 */
export function ReplyFields({ legend, replyChannels, radio, email, phone }: ReplyFieldsProps) {
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
      <div className={styles.email}>
        <TextField {...email} required type="email" autoComplete="email" inputMode="email" />
      </div>
      <div className={styles.phone}>
        <TextField {...phone} required type="tel" autoComplete="tel" inputMode="tel" />
      </div>
    </fieldset>
  );
}
