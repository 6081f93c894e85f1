import type { ComponentProps } from 'react';
import type { FormTextField } from '@/lib/enquiry/fields';
import { Field, getDescriptionProps, TextField } from '../ui/Field';
import styles from './EnquiryForm.module.css';
import type { ContactFormProps } from './useContactForm';

type EventFieldsProps = Pick<ContactFormProps, 'preset'> & {
  event: NonNullable<ContactFormProps['event']>;
  getProps: (name: FormTextField) => ComponentProps<typeof TextField>;
};

// Choices and numbers have no counter of characters, which is the hint of a short text field.

/** The fields of a registration for an event: date and address, language, and number of guests. */
export function EventFields({ event, preset, getProps }: EventFieldsProps) {
  const renderChoice = (name: 'eventDate' | 'eventLanguage', values: string[], hint?: string) => {
    const { id, label, hint: _, error, maxLength: __, enterKeyHint: ___, ...select } = getProps(name);
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
          hint={`1–${event.people}`}
          type="number"
          min="1"
          max={event.people}
          defaultValue={preset?.people}
        />
      </div>
    </>
  );
}
