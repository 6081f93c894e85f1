import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFadeIn } from '@/components/ui/useFadeIn';
import type { ContactFormProps, Values } from './contactFormProps';
import { type FieldError, getFieldErrors, validate } from './fieldErrors';
import { sendEnquiry } from './sendEnquiry';
import { useDraft } from './useDraft';

/** The state of the contact form, and what sends it: each submission is stored once however often it has to be tried. */
export function useContactForm({ locale, subjects, consents, labels }: ContactFormProps) {
  const versions = {
    consentVersion: consents.information.version,
    transferVersion: consents.transfer.version,
  };
  const form = useForm<Values>({
    resolver: (values) => validate({ ...values, ...versions, locale }),
    shouldFocusError: false,
  });
  const draft = useDraft(form, subjects);
  const status = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'idle' | 'success' | 'error'>('idle');
  const [faults, setFaults] = useState<FieldError[]>([]);

  useFadeIn(status, outcome === 'idle' ? undefined : outcome);
  useEffect(() => {
    if (outcome !== 'idle') status.current?.focus();
  }, [outcome]);
  // The list stays as it was at the last try: it must not move the fields under somebody who corrects them.
  useEffect(() => {
    if (faults.length > 0) summary.current?.focus();
  }, [faults]);

  const fail = () => {
    draft.failed.current = true;
    setOutcome('error');
  };

  const submit = form.handleSubmit(
    async (values) => {
      setOutcome('idle');
      setFaults([]);
      const lead = { ...values, ...versions, locale, website: trap.current?.value };
      const result = await sendEnquiry(lead, draft.idempotencyKey.current);
      if (result.outcome === 'failed') return fail();
      if (result.outcome === 'stored') {
        form.reset();
        draft.forget();
        return setOutcome('success');
      }
      const errors = Object.fromEntries(
        Object.entries(result.errors).map(([name, type]) => [name, { type }]),
      );
      const found = getFieldErrors(errors, labels);
      if (found.length === 0) return fail();
      for (const { name } of found) form.setError(name, { type: result.errors[name] ?? 'invalid' });
      setFaults(found);
    },
    (errors) => {
      setOutcome('idle');
      setFaults(getFieldErrors(errors, labels));
    },
  );

  return { form, submit, outcome, faults, status, summary, trap, writeAnother: () => setOutcome('idle') };
}
