'use client';

import type { RefObject } from 'react';
import { Button } from '@/components/ui/Button';
import { Field, getDescriptionProps } from '@/components/ui/Field';
import linkButton from '@/components/ui/linkButton.module.css';
import {
  enquiryEndpoint,
  type FormField,
  type FormTextField,
  fieldLimits,
  formTextFields,
  getContactField,
  queryFields,
} from '@/lib/enquiry/fields';
import { findQuotation, formatQuotation } from '@/lib/pricing/formatQuotation';
import { TextField } from '../ui/Field';
import { Consent } from './Consent';
import styles from './EnquiryForm.module.css';
import { EventFields } from './EventFields';
import { type FieldError, getErrorMessage } from './fieldErrors';
import type { Labels } from './getContactLabels';
import { ReplyFields } from './ReplyFields';
import { SuccessMessage } from './SuccessMessage';
import { preloadValidation } from './sendEnquiry';
import { type ContactFormProps, type ContactFormValues, hasInput, useContactForm } from './useContactForm';

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
  const replyChannel = typed.replyChannel ?? replyChannels[0]?.id;
  const isMessageOptional = isTrial || replyChannel === 'phone';
  const quotation = describeQuotation(typed.message ?? '', props);
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
      {quotation && <p className={styles.quotation}>{quotation}</p>}
      <ErrorSummary labels={labels} fieldErrors={fieldErrors} summary={summary} />
      <div className={styles.pair}>
        <TextField {...getFieldProps('name')} required autoComplete="name" />
        <TextField
          {...getFieldProps('company')}
          label={toOptional(labels.company)}
          autoComplete="organization"
        />
      </div>
      <ReplyFields
        legend={labels.reply}
        replyChannels={replyChannels}
        radio={register('replyChannel')}
        requiredField={getContactField(replyChannel)}
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
      {props.event && <EventFields event={props.event} getProps={getFieldProps} preset={preset} />}
      <AboutLine labels={labels} title={aboutTitle} onRemove={removeAbout} />
      <Field
        id="message"
        label={isMessageOptional ? toOptional(labels.message) : labels.message}
        hint={getHint('message', labels.messageHint)}
        error={getError('message')}
      >
        <textarea
          {...getDescriptionProps('message', labels.messageHint, getError('message'))}
          {...register('message')}
          defaultValue={preset?.message}
          required={!isMessageOptional}
          maxLength={fieldLimits.message}
          rows={preset?.message ? 5 : 2}
        />
      </Field>
      {/* The text above the fields depends on this choice, by CSS alone (contact/ContactFormSection.module.css). */}
      {labels.kindTrial && !props.event ? (
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
      {consents.information && (
        <Consent
          id="consent"
          text={consents.information}
          details={labels.consentDetails}
          {...register('consent')}
        />
      )}
      {consents.transfer && (
        <Consent
          id="transfer"
          text={consents.transfer}
          details={labels.consentDetails}
          {...register('transfer')}
        />
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
        {/* A disabled button would lose the keyboard focus. */}
        <Button
          type="submit"
          aria-disabled={formState.isSubmitting || undefined}
          aria-describedby="form-notice"
        >
          {formState.isSubmitting ? labels.submitting : outcome === 'error' ? labels.retry : submitLabel}
        </Button>
        {hasInput(typed, preset) && <p>{labels.draftKept}</p>}
        <p id="form-notice">{notice}</p>
      </div>
    </form>
  );
}

/** Returns the note about the quotation in the message; undefined without one. */
function describeQuotation(
  message: string,
  { quotationFormat, labels }: ContactFormProps,
): string | undefined {
  const quantities = findQuotation(message);
  if (!quantities) return undefined;
  const { totals } = formatQuotation(quantities, quotationFormat);
  const amount = totals.find(({ id }) => id === 'firstYear')?.amount ?? '';
  return labels.quotation.replace('{amount}', amount);
}

type AboutLineProps = { labels: Labels; title: string | undefined; onRemove: () => void };

/** The case or service that the enquiry is about, with a button that removes it. Renders nothing without a title. */
function AboutLine({ labels, title, onRemove }: AboutLineProps) {
  if (!title) return null;
  return (
    <p className={styles.about}>
      <span id="about-title">{labels.about.replace('{title}', title)}</span>
      <button
        type="button"
        className={linkButton.linkButton}
        onClick={onRemove}
        aria-describedby="about-title"
      >
        {labels.aboutRemove}
      </button>
    </p>
  );
}

type ErrorSummaryProps = {
  labels: Labels;
  fieldErrors: FieldError[];
  summary: RefObject<HTMLDivElement | null>;
};

/** Error summary, in field order. Entries link to their field. */
function ErrorSummary({ labels, fieldErrors, summary }: ErrorSummaryProps) {
  return (
    <div id="form-faults" className={styles.summary} role="alert" tabIndex={-1} ref={summary}>
      {fieldErrors.length > 0 && (
        <>
          <p className={styles.statusTitle}>{labels.faulty}</p>
          <ul>
            {fieldErrors.map(({ name, text }) => (
              <li key={name}>
                <a href={`#${name}`}>{labels[name]}</a> <span>{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

type FailureMessageProps = Pick<ContactFormProps, 'labels' | 'channels'> & { values: ContactFormValues };

/** Failure message with other contact channels. The visitor's text stays in the form. */
function FailureMessage({ labels, channels, values }: FailureMessageProps) {
  const otherFields = formTextFields.filter((name) => name !== 'message' && name !== 'email');
  const body = ['message' as const, ...otherFields]
    .map((name) => values[name])
    .filter(Boolean)
    .join('\n');
  const mail = `${channels.mail}?body=${encodeURIComponent(body)}`;
  return (
    <div className={styles.failure}>
      <p className={styles.statusTitle}>{labels.failure}</p>
      <p>{labels.failureText}</p>
      <ul>
        {(['mail', 'call', 'zalo', 'wechat'] as const).map(
          (channel) =>
            channels[channel] && (
              <li key={channel}>
                <a href={channel === 'mail' ? mail : channels[channel]}>{labels[channel]}</a>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
