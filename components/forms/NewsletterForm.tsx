'use client';

import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { trackPresses, waitForPressEnd } from 'static-islands/client';
import { Button } from '@/components/ui/Button';
import { Field, getDescriptionProps } from '@/components/ui/Field';
import { useFadeIn } from '@/components/ui/useFadeIn';
import type { ConsentText } from '@/lib/enquiry/consentText';
import { enquiryEndpoint, fieldLimits } from '@/lib/enquiry/fields';
import type { EnquiryErrors } from '@/lib/enquiry/schema';
import type { Locale } from '@/lib/i18n/locales';
import { Consent } from './Consent';
import styles from './EnquiryForm.module.css';
import {
  createIdempotencyKey,
  preloadValidation,
  sendEnquiry,
  validateEnquiryInBrowser,
} from './sendEnquiry';

type State = { outcome: 'idle' | 'sending' | 'success' | 'error'; errors: Partial<EnquiryErrors> };

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
  consent: ConsentText;
  /** Names the recipient of the data and links to the privacy policy. */
  notice: ReactNode;
};

/**
 * The newsletter form: an email address and a consent. Without a form library, because two fields do not justify its
 * size on every page.
 */
export function NewsletterForm({ locale, labels, consent, notice }: NewsletterFormProps) {
  const idempotencyKey = useRef('');
  const [{ outcome, errors }, setState] = useState<State>({ outcome: 'idle', errors: {} });
  const status = useRef<HTMLParagraphElement>(null);
  const isSending = outcome === 'sending';
  useEffect(trackPresses, []);
  useFadeIn(status, outcome === 'success' || outcome === 'error' ? outcome : undefined);

  const showErrors = (form: HTMLFormElement, newErrors: EnquiryErrors) => {
    const firstField = (['email', 'consent'] as const).find((name) => newErrors[name]);
    setState({ outcome: firstField ? 'idle' : 'error', errors: newErrors });
    form.querySelector<HTMLInputElement>(`input[name="${firstField}"]`)?.focus();
  };

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    setState({ outcome: 'sending', errors: {} });
    const enquiry = Object.fromEntries(new FormData(form));
    const validationErrors = await validateEnquiryInBrowser(enquiry);
    if (Object.keys(validationErrors).length > 0) {
      await waitForPressEnd();
      return showErrors(form, validationErrors);
    }

    idempotencyKey.current ||= createIdempotencyKey();
    const result = await sendEnquiry(enquiry, idempotencyKey.current);
    await waitForPressEnd();
    if (result.outcome === 'invalid') return showErrors(form, result.errors);
    if (result.outcome === 'failed') return setState({ outcome: 'error', errors: {} });
    idempotencyKey.current = '';
    form.reset();
    setState({ outcome: 'success', errors: {} });
  };

  const emailError = errors.email && (errors.email === 'required' ? labels.required : labels.emailInvalid);
  return (
    <form
      className={styles.form}
      action={enquiryEndpoint}
      method="post"
      noValidate
      onSubmit={send}
      onFocus={preloadValidation}
      // A changed enquiry needs a new key: a failed attempt may have been stored after all.
      onInput={() => {
        idempotencyKey.current = '';
      }}
    >
      <Field id="newsletter-email" label={labels.email} error={emailError}>
        <input
          {...getDescriptionProps('newsletter-email', undefined, emailError)}
          name="email"
          type="email"
          required
          maxLength={fieldLimits.email}
          autoComplete="email"
          inputMode="email"
          enterKeyHint="send"
        />
      </Field>
      <Consent
        id="newsletter-consent"
        text={consent}
        error={errors.consent && labels.consentMissing}
        name="consent"
        required
      />
      <div className={styles.honeypot} aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" aria-label="website" />
      </div>
      <input type="hidden" name="kind" value="newsletter" />
      <input type="hidden" name="locale" value={locale} />
      <div className={styles.actions}>
        {/* A disabled button would lose the keyboard focus. */}
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? labels.submitting : labels.submit}
        </Button>
        <p>{notice}</p>
      </div>
      <p className={styles.statusTitle} role="status" ref={status}>
        {outcome === 'success' && labels.success}
        {outcome === 'error' && labels.failure}
      </p>
    </form>
  );
}
