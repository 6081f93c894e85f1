'use client';

import { Button } from '@/components/ui/Button';
import { Field, getDescriptionProps } from '@/components/ui/Field';
import {
  type FormField,
  type FormTextField,
  formTextFields,
  queryFields,
} from '@/lib/shared/enquiry/enquiryFields';
import { fieldLimits } from '@/lib/shared/enquiry/fieldLimits';
import { getContactField } from '@/lib/shared/enquiry/replyChannels';
import { enquiryEndpoint } from '@/lib/shared/enquiryEndpoint';
import { AboutLine } from './AboutLine';
import { Consent } from './Consent';
import type { ContactFormProps } from './contactFormProps';
import styles from './EnquiryForm.module.css';
import { ErrorSummary } from './ErrorSummary';
import { FailureMessage } from './FailureMessage';
import { getErrorMessage } from './fieldErrors';
import { ReplyFields } from './ReplyFields';
import { SuccessMessage } from './SuccessMessage';
import { TextField } from './TextField';
import { useContactForm } from './useContactForm';
import { preloadValidation } from './validateEnquiryInBrowser';

/** The counter of a field appears if at most this many characters, or a twentieth of the limit, are left. */
const COUNTER_THRESHOLD = 20;

/**
 * The form for contact enquiries and trial applications. Works as a plain HTML form without scripts; with scripts, it
 * validates in place, saves a draft and shows the result.
 */
export function ContactForm(props: ContactFormProps) {
  const { locale, subjects, preset, replyChannels, aboutTitles, channels, consents, notice, labels } = props;
  const { form, submit, outcome, fieldErrors, status, summary, honeypot, sent, correct, startOver } =
    useContactForm(props);
  const { register, formState, watch, getValues, setValue, setFocus } = form;
  const typed = watch();
  const isTrial = typed.kind === 'trial';
  // The URL may contain the name of a property that every object inherits.
  const aboutTitle = Object.hasOwn(aboutTitles, typed.about) ? aboutTitles[typed.about] : undefined;

  if (sent) {
    return (
      <SuccessMessage
        labels={labels}
        sent={sent}
        status={status}
        onCorrect={correct}
        onStartOver={startOver}
      />
    );
  }

  const getError = (name: FormField) => getErrorMessage(formState.errors, name, labels);
  /** Returns a field's hint, or the number of characters left. */
  const getHint = (name: FormTextField, text?: string) => {
    const remaining = fieldLimits[name] - (typed[name]?.length ?? 0);
    const isNearLimit = remaining <= Math.max(COUNTER_THRESHOLD, fieldLimits[name] / 20);
    return isNearLimit ? labels.remaining.replace('{count}', String(remaining)) : text;
  };
  const getFieldProps = (name: FormTextField, text?: string) => ({
    ...register(name),
    id: name,
    label: labels[name],
    hint: getHint(name, text),
    error: getError(name),
    maxLength: fieldLimits[name],
    enterKeyHint: 'next' as const,
  });
  const toOptional = (label: string) => labels.optional.replace('{label}', label);
  const removeAbout = () => {
    setValue('about', '');
    // A reload or a language link would restore it from the URL.
    const url = new URL(location.href);
    url.searchParams.delete('about');
    history.replaceState(null, '', url);
    setFocus('message');
  };
  const kindLabel = isTrial ? labels.submitTrial : labels.submit;
  const submitLabel = typed.corrects ? labels.submitCorrection : kindLabel;
  return (
    <form
      className={styles.form}
      action={enquiryEndpoint}
      method="post"
      noValidate
      onFocus={preloadValidation}
      onSubmit={submit}
    >
      <ErrorSummary labels={labels} fieldErrors={fieldErrors} summary={summary} />
      <TextField {...getFieldProps('name')} required autoComplete="name" />
      <ReplyFields
        legend={labels.reply}
        replyChannels={replyChannels}
        radio={register('replyChannel')}
        requiredField={getContactField(typed.replyChannel ?? replyChannels[0]?.id)}
        toOptional={toOptional}
        email={getFieldProps('email')}
        phone={getFieldProps('phone', labels.phoneHint)}
      />
      <Field id="subject" label={labels.subject} error={getError('subject')}>
        <select
          {...getDescriptionProps('subject', undefined, getError('subject'))}
          {...register('subject')}
          defaultValue={preset?.subject}
          required
        >
          <option value="">{labels.subjectPrompt}</option>
          {subjects.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <AboutLine labels={labels} title={aboutTitle} onRemove={removeAbout} />
      <Field
        id="message"
        label={isTrial ? toOptional(labels.message) : labels.message}
        hint={getHint('message', labels.messageHint)}
        error={getError('message')}
      >
        <textarea
          {...getDescriptionProps('message', labels.messageHint, getError('message'))}
          {...register('message')}
          required={!isTrial}
          maxLength={fieldLimits.message}
          rows={4}
        />
      </Field>
      {consents.information && <Consent id="consent" text={consents.information} {...register('consent')} />}
      {consents.transfer && <Consent id="transfer" text={consents.transfer} {...register('transfer')} />}
      <TextField
        {...getFieldProps('company')}
        label={toOptional(labels.company)}
        autoComplete="organization"
      />
      {/* The text above the fields depends on this choice, by CSS alone (contact/ContactFormSection.module.css). */}
      {labels.kindTrial ? (
        <fieldset className={styles.options}>
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
      ) : (
        <input type="hidden" value="contact" {...register('kind')} />
      )}
      <div className={styles.honeypot} aria-hidden="true">
        <input name="website" ref={honeypot} tabIndex={-1} autoComplete="off" aria-label="website" />
      </div>
      <input type="hidden" name="locale" value={locale} />
      {/* Without scripts: a form that is posted again unchanged, for example after Back, is stored once. */}
      <input type="hidden" name="idempotencyKey" value="form" />
      {queryFields.map((name) => (
        <input
          key={name}
          type="hidden"
          {...register(name)}
          defaultValue={name === 'campaign' ? preset?.campaign : undefined}
        />
      ))}
      <div id="form-status" role="alert" tabIndex={-1} ref={status}>
        {outcome === 'error' && <FailureMessage labels={labels} channels={channels} values={getValues()} />}
      </div>
      <div className={styles.actions}>
        <Button type="submit" disabled={formState.isSubmitting} aria-describedby="form-notice">
          {formState.isSubmitting ? labels.submitting : outcome === 'error' ? labels.retry : submitLabel}
        </Button>
        {formTextFields.some((name) => typed[name]) && <p>{labels.draftKept}</p>}
        <p id="form-notice">{notice}</p>
      </div>
    </form>
  );
}
