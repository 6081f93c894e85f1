import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { trackPresses, waitForPressEnd } from 'static-islands/client';
import { useFadeIn } from '@/components/ui/useFadeIn';
import { queryFields } from '@/lib/shared/enquiry/enquiryFields';
import { getContactField } from '@/lib/shared/enquiry/replyChannels';
import type { ContactFormProps, ContactFormValues } from './contactFormProps';
import { type FieldError, getFieldErrors, validateForm } from './fieldErrors';
import type { SentEnquiry } from './SuccessMessage';
import { sendEnquiry } from './sendEnquiry';
import { useDraft } from './useDraft';

/** The state of the contact form and its submit handler. Each enquiry is stored once, however often it is retried. */
export function useContactForm(props: ContactFormProps) {
  const { locale, consents, labels } = props;
  const versions = {
    consentVersion: consents.information?.version,
    transferVersion: consents.transfer?.version,
  };
  const toEnquiry = (values: ContactFormValues) => ({ ...values, ...versions, locale });
  const form = useForm<ContactFormValues>({
    resolver: async (values) => {
      const result = await validateForm(toEnquiry(values));
      // Error messages move the controls below them. A valid enquiry is sent at once.
      const areErrorsShown = Object.keys(form.formState.errors).length > 0;
      if (areErrorsShown || Object.keys(result.errors).length > 0) await waitForPressEnd();
      return result;
    },
    shouldFocusError: false,
  });
  const draft = useDraft(form, props);
  const status = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  /** The values with which the form is shown again. It is then focused, because the focused button is removed. */
  const reopened = useRef<Partial<ContactFormValues> | undefined>(undefined);
  const honeypot = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'idle' | 'success' | 'error'>('idle');
  const [sent, setSent] = useState<SentEnquiry>();
  const [fieldErrors, setFieldErrors] = useState<FieldError[]>([]);

  useEffect(trackPresses, []);
  useFadeIn(status, outcome === 'idle' ? undefined : outcome);
  useEffect(() => {
    if (outcome !== 'idle') status.current?.focus();
    else if (reopened.current) {
      const { kind, replyChannel } = reopened.current;
      // Registering the radio buttons has reset them.
      if (kind) form.setValue('kind', kind);
      if (replyChannel) form.setValue('replyChannel', replyChannel);
      form.setFocus(replyChannel ? getContactField(replyChannel) : 'name');
    }
    reopened.current = undefined;
  }, [outcome, form]);
  // The summary is updated only on submit, so that the fields do not move while the visitor corrects them.
  useEffect(() => {
    if (fieldErrors.length === 0) return;
    // At the top of the viewport, so that phones also show the first field below the summary.
    summary.current?.scrollIntoView();
    summary.current?.focus({ preventScroll: true });
  }, [fieldErrors]);

  const showFailure = () => {
    draft.hasFailed.current = true;
    setOutcome('error');
  };

  const submit = form.handleSubmit(
    async (values) => {
      setOutcome('idle');
      setFieldErrors([]);
      const enquiry = { ...toEnquiry(values), website: honeypot.current?.value };
      const result = await sendEnquiry(enquiry, draft.idempotencyKey.current);
      await waitForPressEnd();
      if (result.outcome === 'failed') return showFailure();
      if (result.outcome === 'stored') {
        // A further enquiry from the same URL is about the same case or service.
        form.reset(Object.fromEntries(queryFields.map((name) => [name, values[name]])));
        draft.clear();
        setSent({ values, receipt: result.receipt });
        return setOutcome('success');
      }
      const errors = Object.fromEntries(
        Object.entries(result.errors).map(([name, type]) => [name, { type }]),
      );
      const serverErrors = getFieldErrors(errors, labels);
      if (serverErrors.length === 0) return showFailure();
      for (const { name } of serverErrors) form.setError(name, { type: result.errors[name] ?? 'invalid' });
      setFieldErrors(serverErrors);
    },
    (errors) => {
      setOutcome('idle');
      setFieldErrors(getFieldErrors(errors, labels));
    },
  );

  return {
    form,
    submit,
    outcome,
    fieldErrors,
    status,
    summary,
    honeypot,
    sent: outcome === 'success' ? sent : undefined,
    /** Shows the form again for another enquiry. */
    startOver: () => {
      reopened.current = {};
      setOutcome('idle');
    },
    /** Shows the form with the enquiry that was sent, to correct the contact. */
    correct: () => {
      if (!sent) return;
      form.reset({ ...sent.values, corrects: sent.receipt.number });
      reopened.current = sent.values;
      setOutcome('idle');
    },
  };
}
