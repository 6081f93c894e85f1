import type { ComponentProps } from 'react';
import type { FormTextField } from '@/lib/enquiry/fields';
import { Field, getDescriptionProps, TextField } from '../ui/Field';
import type { ContactFormProps } from './ContactForm';
import styles from './EnquiryForm.module.css';

type EventFieldsProps = Pick<ContactFormProps, 'preset'> & {
  event: NonNullable<ContactFormProps['event']>;
  getProps: (name: FormTextField, hint?: string) => ComponentProps<typeof TextField>;
};

/** The fields of a registration for an event: date and address, language, and number of guests. */
export function EventFields({ event, preset, getProps }: EventFieldsProps) {
  const renderChoice = (name: 'eventDate' | 'eventLanguage', values: string[], text?: string) => {
    const { id, label, hint, error, maxLength: _, enterKeyHint: __, ...select } = getProps(name, text);
    return (
      <Field id={id} label={label} hint={hint} error={error}>
        <select
          {...(select as ComponentProps<'select'>)}
          {...getDescriptionProps(id, hint, error)}
          defaultValue={preset?.[name]}
        >
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      </Field>
    );
  };
  return (
    <>
      {renderChoice('eventDate', event.dates, event.address)}
      <div className={styles.pair}>
        {renderChoice('eventLanguage', event.languages)}
        <TextField
          {...getProps('people')}
          type="number"
          min="1"
          max={event.people}
          defaultValue={preset?.people}
        />
      </div>
    </>
  );
}
