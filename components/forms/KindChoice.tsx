import type { UseFormRegister } from 'react-hook-form';
import type { Labels, Values } from './contactFormProps';
import styles from './LeadForm.module.css';

/** A question or the trial. What stands above the form follows the choice by CSS alone (contact/Enquiry.module.css). */
export function KindChoice({ labels, register }: { labels: Labels; register: UseFormRegister<Values> }) {
  return (
    <fieldset className={styles.kinds}>
      <legend>{labels.kind}</legend>
      <label>
        <input id="kind-contact" type="radio" value="contact" defaultChecked {...register('kind')} />
        {labels.kindContact}
      </label>
      <label>
        <input id="kind-trial" type="radio" value="trial" {...register('kind')} />
        {labels.kindTrial}
      </label>
    </fieldset>
  );
}
