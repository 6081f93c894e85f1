'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/Button';
import { describedBy, Field } from '@/components/ui/Field';
import { useFadeIn } from '@/components/ui/useFadeIn';
import type { Locale } from '@/lib/i18n/locales';
import type { ConsentText } from '@/lib/leads/consentText';
import { leadBounds } from '@/lib/leads/leadBounds';
import { leadsEndpoint } from '@/lib/site';
import { Consent } from './Consent';
import { checkLead, prepareChecks } from './checkLead';
import { FailureNote } from './FailureNote';
import styles from './LeadForm.module.css';
import { newKey } from './newKey';
import { sendLead } from './sendLead';
import { useDraft } from './useDraft';

type Values = {
  kind: 'contact' | 'trial';
  name: string;
  email: string;
  phone: string;
  company: string;
  subject: string;
  message: string;
  consent: boolean;
  transfer: boolean;
};

type Label =
  | 'title'
  | 'trialTitle'
  | 'kind'
  | 'kindContact'
  | 'kindTrial'
  | 'name'
  | 'email'
  | 'phone'
  | 'phoneHint'
  | 'company'
  | 'subject'
  | 'subjectPrompt'
  | 'message'
  | 'messageHint'
  | 'optional'
  | 'submit'
  | 'retry'
  | 'submitting'
  | 'success'
  | 'sentText'
  | 'another'
  | 'failure'
  | 'failureText'
  | 'mail'
  | 'call'
  | 'zalo'
  | 'wechat'
  | 'draftKept'
  | 'remaining'
  | 'required'
  | 'subjectMissing'
  | 'emailInvalid'
  | 'phoneInvalid'
  | 'tooLong'
  | 'faulty';

export type ContactFormProps = {
  locale: Locale;
  subjects: { id: string; label: string }[];
  channels: Record<'email' | 'phone' | 'zalo' | 'wechat', string>;
  consents: Record<'information' | 'transfer', ConsentText>;
  /** What happens with the data, with a link to the privacy policy. */
  notice: ReactNode;
  labels: Record<Label, string>;
};

/** The fields that hold a visitor's own words. */
const texts = ['name', 'email', 'phone', 'company', 'message'] as const;

/** The counter of a field appears when a twentieth of its bound is left, or this many characters. */
const NEAR = 20;

/**
 * The contact form and trial application. Plain HTML posts it without scripts; with them it validates in place, keeps
 * a draft, and sends each submission once however often it has to be tried.
 */
export function ContactForm({ locale, subjects, channels, consents, notice, labels }: ContactFormProps) {
  const versions = {
    consentVersion: consents.information.version,
    transferVersion: consents.transfer.version,
  };
  const { register, handleSubmit, watch, setValue, setError, reset, getValues, formState } = useForm<Values>({
    resolver: (values) => validate({ ...values, ...versions, locale }),
    shouldFocusError: true,
  });
  const { errors, isSubmitting } = formState;
  const draft = useDraft();
  const idempotencyKey = useRef('');
  const failed = useRef(false);
  const status = useRef<HTMLDivElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'idle' | 'success' | 'error'>('idle');
  const [isTrialChosen] = useState(isTrialChosenBefore);

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    // Back from a form that was posted without scripts, and stored.
    if (query.has('sent')) draft.clear();
    const kept = draft.read();
    idempotencyKey.current = kept?.idempotencyKey ?? newKey();
    // What was typed before the script was there is newer than the draft.
    for (const [name, value] of Object.entries(withoutTicks(kept?.values ?? {}))) {
      if (!getValues(name as keyof Values)) setValue(name as keyof Values, value as string);
    }
    const subject = query.get('subject');
    if (subjects.some(({ id }) => id === subject)) setValue('subject', subject as string);
    if (isTrialChosen || query.get('kind') === 'trial') setValue('kind', 'trial');
    // What was typed until now is a draft too, even if nothing is added to it.
    const values = getValues();
    if (texts.some((name) => values[name])) {
      draft.write({ values: withoutTicks(values), idempotencyKey: idempotencyKey.current });
    }
  }, [draft.read, draft.write, draft.clear, getValues, setValue, subjects, isTrialChosen]);

  useEffect(() => {
    const subscription = watch((values) => {
      // What changed after a failed try is another submission: the first may have been stored after all.
      if (failed.current) idempotencyKey.current = newKey();
      failed.current = false;
      draft.write({ values: withoutTicks(values), idempotencyKey: idempotencyKey.current });
    });
    return () => subscription.unsubscribe();
  }, [watch, draft.write]);

  useFadeIn(status, outcome === 'idle' ? undefined : outcome);
  useEffect(() => {
    if (outcome !== 'idle') status.current?.focus();
  }, [outcome]);

  const send = handleSubmit(async (values) => {
    setOutcome('idle');
    const result = await sendLead(
      {
        ...values,
        ...versions,
        locale,
        website: trap.current?.value,
      },
      idempotencyKey.current,
    );
    if (result.outcome === 'invalid') {
      for (const [field, type] of Object.entries(result.errors)) {
        setError(field as keyof Values, { type }, { shouldFocus: true });
      }
      return;
    }
    if (result.outcome === 'failed') {
      failed.current = true;
      return setOutcome('error');
    }
    idempotencyKey.current = newKey();
    reset();
    draft.clear();
    setOutcome('success');
  });

  const message = (name: keyof Values) => textOf(errors, name, labels);
  const optional = (label: string) => labels.optional.replace('{label}', label);
  const typed = watch();
  /** A field's hint, or how much may still be typed into it. */
  const hint = (name: (typeof texts)[number], text?: string) => {
    const left = leadBounds[name] - (typed[name]?.length ?? 0);
    const isNear = left <= Math.max(NEAR, leadBounds[name] / 20);
    return isNear ? labels.remaining.replace('{count}', String(left)) : text;
  };
  const faulty = Object.keys(errors).map((name) => labels[name as Label]);

  if (outcome === 'success') {
    return (
      <div className={styles.success} id="form-status" role="status" tabIndex={-1} ref={status}>
        <h2 id="enquiry-title">{labels.success}</h2>
        <p>{labels.sentText}</p>
        <Button look="secondary" onClick={() => setOutcome('idle')}>
          {labels.another}
        </Button>
      </div>
    );
  }

  return (
    <form
      className={styles.form}
      action={leadsEndpoint}
      method="post"
      noValidate
      onFocus={prepareChecks}
      onSubmit={send}
    >
      <h2 id="enquiry-title">{typed.kind === 'trial' ? labels.trialTitle : labels.title}</h2>
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
      <div className={styles.pair}>
        <Field id="name" label={labels.name} hint={hint('name')} error={message('name')}>
          <input
            {...describedBy('name', hint('name'), message('name'))}
            {...register('name')}
            required
            maxLength={leadBounds.name}
            autoComplete="name"
            enterKeyHint="next"
          />
        </Field>
        <Field
          id="company"
          label={optional(labels.company)}
          hint={hint('company')}
          error={message('company')}
        >
          <input
            {...describedBy('company', hint('company'), message('company'))}
            {...register('company')}
            maxLength={leadBounds.company}
            autoComplete="organization"
            enterKeyHint="next"
          />
        </Field>
        <Field id="email" label={labels.email} hint={hint('email')} error={message('email')}>
          <input
            {...describedBy('email', hint('email'), message('email'))}
            {...register('email')}
            type="email"
            required
            maxLength={leadBounds.email}
            autoComplete="email"
            inputMode="email"
            enterKeyHint="next"
          />
        </Field>
        <Field
          id="phone"
          label={optional(labels.phone)}
          hint={hint('phone', labels.phoneHint)}
          error={message('phone')}
        >
          <input
            {...describedBy('phone', hint('phone', labels.phoneHint), message('phone'))}
            {...register('phone')}
            type="tel"
            maxLength={leadBounds.phone}
            autoComplete="tel"
            inputMode="tel"
            enterKeyHint="next"
          />
        </Field>
      </div>
      <Field id="subject" label={labels.subject} error={message('subject')}>
        <select {...describedBy('subject', undefined, message('subject'))} {...register('subject')} required>
          <option value="">{labels.subjectPrompt}</option>
          {subjects.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field
        id="message"
        label={labels.message}
        hint={hint('message', labels.messageHint)}
        error={message('message')}
      >
        <textarea
          {...describedBy('message', labels.messageHint, message('message'))}
          {...register('message')}
          required
          maxLength={leadBounds.message}
          rows={6}
        />
      </Field>
      <Consent id="consent" text={consents.information} {...register('consent')} />
      <Consent id="transfer" text={consents.transfer} {...register('transfer')} />
      <div className={styles.trap} aria-hidden="true">
        <input name="website" ref={trap} tabIndex={-1} autoComplete="off" aria-label="website" />
      </div>
      <input type="hidden" name="locale" value={locale} />
      <div id="form-status" role="alert" tabIndex={-1} ref={status}>
        {faulty.length > 0 && <p>{labels.faulty.replace('{fields}', inWords(faulty, locale))}</p>}
        {outcome === 'error' && <FailureNote labels={labels} channels={channels} values={getValues()} />}
      </div>
      <div className={styles.actions}>
        <Button type="submit" disabled={isSubmitting} aria-describedby="form-notice">
          {isSubmitting ? labels.submitting : outcome === 'error' ? labels.retry : labels.submit}
        </Button>
        <p>{labels.draftKept}</p>
        <p id="form-notice">{notice}</p>
      </div>
    </form>
  );
}

/** Whether the trial was chosen before the script was there: the form library forgets it as it takes the choice over. */
function isTrialChosenBefore(): boolean {
  if (typeof document === 'undefined') return false;
  return document.querySelector<HTMLInputElement>('#kind-trial')?.checked ?? false;
}

/** A draft holds no tick: the words beside the box may be others when it comes back. */
function withoutTicks({ consent: _consent, transfer: _transfer, ...typed }: Record<string, unknown>) {
  return typed;
}

async function validate(values: Values & Record<string, unknown>) {
  const found = await checkLead(values);
  const errors = Object.entries(found).map(([field, code]) => [field, { type: code, message: code }]);
  return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
}

function inWords(names: string[], locale: Locale): string {
  return new Intl.ListFormat(locale).format(names);
}

/** The words for a field's error code. */
function textOf(errors: FieldErrors<Values>, name: keyof Values, labels: Record<Label, string>) {
  const code = errors[name]?.type;
  if (code === undefined) return undefined;
  if (name === 'subject') return labels.subjectMissing;
  if (code === 'tooLong') return labels.tooLong;
  if (code === 'invalid' && name === 'email') return labels.emailInvalid;
  if (code === 'invalid' && name === 'phone') return labels.phoneInvalid;
  return labels.required;
}
