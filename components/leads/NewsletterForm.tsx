'use client';

import { type ReactNode, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/Button';
import type { Locale } from '@/lib/i18n/locales';
import { consentVersions } from '@/lib/leads/consentVersions';
import { leadBounds } from '@/lib/leads/leadBounds';
import { parseLead } from '@/lib/leads/parseLead';
import { leadsEndpoint } from '@/lib/site';
import { Consent } from './Consent';
import { describedBy, Field } from './Field';
import styles from './NewsletterForm.module.css';
import { newKey } from './newKey';
import { sendLead } from './sendLead';

type Values = { email: string; consent: boolean };

type NewsletterFormProps = {
  locale: Locale;
  labels: Record<
    | 'email'
    | 'submit'
    | 'submitting'
    | 'success'
    | 'failure'
    | 'required'
    | 'emailInvalid'
    | 'consentMissing',
    string
  >;
  consent: ReactNode;
};

/** The newsletter box: an address and a consent. Plain HTML posts it without scripts. */
export function NewsletterForm({ locale, labels, consent }: NewsletterFormProps) {
  const fixed = { kind: 'newsletter', locale, consentVersion: consentVersions.newsConsent };
  const { register, handleSubmit, reset, formState } = useForm<Values>({
    resolver: async (values) => {
      const parsed = parseLead({ ...values, ...fixed });
      if (parsed.ok) return { values, errors: {} };
      const errors = Object.entries(parsed.errors).map(([field, code]) => [field, { type: code }]);
      return { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { errors, isSubmitting } = formState;
  const idempotencyKey = useRef('');
  const [outcome, setOutcome] = useState<'idle' | 'success' | 'error'>('idle');

  const send = handleSubmit(async (values) => {
    setOutcome('idle');
    idempotencyKey.current ||= newKey();
    const result = await sendLead({ ...values, ...fixed, source: location.pathname }, idempotencyKey.current);
    if (result.outcome !== 'stored') return setOutcome('error');
    idempotencyKey.current = '';
    reset();
    setOutcome('success');
  });

  const emailError =
    errors.email && (errors.email.type === 'required' ? labels.required : labels.emailInvalid);
  return (
    <form className={styles.form} action={leadsEndpoint} method="post" noValidate onSubmit={send}>
      <Field id="newsletter-email" label={labels.email} error={emailError}>
        <input
          {...describedBy('newsletter-email', false, emailError)}
          {...register('email')}
          type="email"
          required
          maxLength={leadBounds.email}
          autoComplete="email"
          inputMode="email"
          enterKeyHint="send"
        />
      </Field>
      <Consent
        id="newsletter-consent"
        error={errors.consent && labels.consentMissing}
        value="true"
        required
        {...register('consent')}
      >
        {consent}
      </Consent>
      <input type="hidden" name="kind" value="newsletter" />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="consentVersion" value={consentVersions.newsConsent} />
      <div className={styles.actions}>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? labels.submitting : labels.submit}
        </Button>
        <p role="status">
          {outcome === 'success' && labels.success}
          {outcome === 'error' && labels.failure}
        </p>
      </div>
    </form>
  );
}
