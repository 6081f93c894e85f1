import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ContactFormProps, type ContactFormValues, textFields } from './contactFormProps';
import { createIdempotencyKey } from './createIdempotencyKey';
import { readDraft, saveDraft } from './draft';

/** Fills the form with the draft and with what the address chooses, and keeps what is typed from then on. */
export function useDraft(
  { watch, setValue, getValues }: UseFormReturn<ContactFormValues>,
  subjects: ContactFormProps['subjects'],
) {
  const idempotencyKey = useRef('');
  /** Set after a failed try: what changes then is another submission, for the first may have been stored after all. */
  const hasFailed = useRef(false);
  const [isTrialChosen] = useState(wasTrialChosen);

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    // Back from a form that was posted without scripts, and stored.
    if (query.has('sent')) saveDraft(undefined);
    const draft = readDraft();
    idempotencyKey.current = draft?.idempotencyKey ?? createIdempotencyKey();
    // What was typed before the script was there is newer than the draft.
    for (const [name, value] of Object.entries(clearCheckboxes(draft?.values ?? {}))) {
      if (!getValues(name as keyof ContactFormValues))
        setValue(name as keyof ContactFormValues, value as string);
    }
    const subject = query.get('subject');
    if (subjects.some(({ id }) => id === subject)) setValue('subject', subject as string);
    if (isTrialChosen || query.get('kind') === 'trial') setValue('kind', 'trial');
    // What was typed until now is a draft too, even if nothing is added to it.
    const values = getValues();
    if (textFields.some((name) => values[name])) {
      saveDraft({ values: clearCheckboxes(values), idempotencyKey: idempotencyKey.current });
    }
  }, [getValues, setValue, subjects, isTrialChosen]);

  useEffect(() => {
    const subscription = watch((values) => {
      if (hasFailed.current) idempotencyKey.current = createIdempotencyKey();
      hasFailed.current = false;
      saveDraft({ values: clearCheckboxes(values), idempotencyKey: idempotencyKey.current });
    });
    return () => subscription.unsubscribe();
  }, [watch]);

  const clear = () => {
    idempotencyKey.current = createIdempotencyKey();
    saveDraft(undefined);
  };
  return { idempotencyKey, hasFailed, clear };
}

/** Whether the trial was chosen before the script was there: the form library forgets it as it takes the choice over. */
function wasTrialChosen(): boolean {
  if (typeof document === 'undefined') return false;
  return document.querySelector<HTMLInputElement>('#kind-trial')?.checked ?? false;
}

/** A draft holds no tick: the words beside the box may be others when it comes back. */
function clearCheckboxes({ consent: _consent, transfer: _transfer, ...typed }: Record<string, unknown>) {
  return typed;
}
