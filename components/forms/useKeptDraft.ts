import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ContactFormProps, texts, type Values } from './contactFormProps';
import { newKey } from './newKey';
import { useDraft } from './useDraft';

type KeptDraft = {
  idempotencyKey: RefObject<string>;
  /** Set after a failed try: what changes then is another submission, for the first may have been stored after all. */
  failed: RefObject<boolean>;
  forget: () => void;
};

/** Fills the form with the draft and with what the address chooses, and keeps what is typed from then on. */
export function useKeptDraft(
  { watch, setValue, getValues }: UseFormReturn<Values>,
  subjects: ContactFormProps['subjects'],
): KeptDraft {
  const { read, write, clear } = useDraft();
  const idempotencyKey = useRef('');
  const failed = useRef(false);
  const [isTrialChosen] = useState(isTrialChosenBefore);

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    // Back from a form that was posted without scripts, and stored.
    if (query.has('sent')) clear();
    const kept = read();
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
      write({ values: withoutTicks(values), idempotencyKey: idempotencyKey.current });
    }
  }, [read, write, clear, getValues, setValue, subjects, isTrialChosen]);

  useEffect(() => {
    const subscription = watch((values) => {
      if (failed.current) idempotencyKey.current = newKey();
      failed.current = false;
      write({ values: withoutTicks(values), idempotencyKey: idempotencyKey.current });
    });
    return () => subscription.unsubscribe();
  }, [watch, write]);

  const forget = () => {
    idempotencyKey.current = newKey();
    clear();
  };
  return { idempotencyKey, failed, forget };
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
