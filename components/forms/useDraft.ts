import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { STORED_DRAFT } from '@/lib/browser/protocol';
import { formTextFields, queryFields } from '@/lib/shared/enquiry/enquiryFields';
import { trialSubject } from '@/lib/shared/enquiry/subjects';
import { addQuotation } from '@/lib/shared/pricing/formatQuotation';
import { hasQuantities, parseQuantities, setQuantities } from '@/lib/shared/pricing/quotation';
import type { ContactFormProps, ContactFormValues } from './contactFormProps';
import { createIdempotencyKey } from './createIdempotencyKey';

/** The visitor's input, and the idempotency key for sending it. */
type Draft = { values: Record<string, unknown>; idempotencyKey: string };

/** Fills the form from the draft and the URL, and saves the visitor's input from then on. */
export function useDraft(
  form: UseFormReturn<ContactFormValues>,
  { subjects, preset, quotationFormat, labels }: ContactFormProps,
) {
  const { watch, setValue, getValues } = form;
  const idempotencyKey = useRef('');
  /**
   * Set after a failed attempt. The next change then creates a new key, because the attempt may have been stored
   * after all.
   */
  const hasFailed = useRef(false);
  const [chosen] = useState(() => ({ kind: readChoice('kind'), replyChannel: readChoice('replyChannel') }));

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    // After a redirect from a form that was posted without scripts and stored.
    if (query.has('sent')) saveDraft(undefined);
    const draft = readDraft();
    idempotencyKey.current = draft?.idempotencyKey ?? createIdempotencyKey();
    // Input before hydration is newer than the draft. The page's own subject is older.
    for (const [name, value] of Object.entries(removeCheckboxes(draft?.values ?? {}))) {
      const current = getValues(name as 'subject');
      const isPreset = name === 'subject' && current === preset?.subject;
      if (value && (!current || isPreset)) setValue(name as 'subject', value as string);
    }
    const subject = query.get('subject');
    if (subjects.some(({ id }) => id === subject)) setValue('subject', subject as string);
    for (const name of queryFields) {
      const value = query.get(name);
      // An empty parameter removes the case or service of an earlier draft.
      if (value !== null) setValue(name, value);
    }
    const { maxQuantities } = quotationFormat;
    if (hasQuantities(query, maxQuantities)) {
      const { quantities } = parseQuantities(query, maxQuantities);
      setValue('message', addQuotation(getValues('message'), quantities, quotationFormat));
      // A reload must not restore a quotation that the visitor has changed or removed.
      history.replaceState(null, '', setQuantities(location.href, undefined, maxQuantities));
    }
    const replyChannel = chosen.replyChannel ?? draft?.values.replyChannel;
    if (replyChannel) setValue('replyChannel', replyChannel as string);
    const kinds = [chosen.kind, query.get('kind'), draft?.values.kind];
    if (labels.kindTrial && kinds.includes('trial')) setValue('kind', 'trial');
    presetTrialSubject(form);
    // Input from before hydration is saved even if the visitor types nothing more.
    const values = getValues();
    if (formTextFields.some((name) => values[name])) {
      saveDraft({ values: removeCheckboxes(values), idempotencyKey: idempotencyKey.current });
    }
  }, [form, getValues, setValue, subjects, preset, quotationFormat, labels, chosen]);

  useEffect(() => {
    const subscription = watch((values, { name }) => {
      if (name === 'kind') presetTrialSubject(form);
      if (hasFailed.current) idempotencyKey.current = createIdempotencyKey();
      hasFailed.current = false;
      saveDraft({ values: removeCheckboxes(values), idempotencyKey: idempotencyKey.current });
    });
    return () => subscription.unsubscribe();
  }, [form, watch]);

  const clear = () => {
    idempotencyKey.current = createIdempotencyKey();
    saveDraft(undefined);
  };
  return { idempotencyKey, hasFailed, clear };
}

/**
 * Returns the radio button that the visitor chose before hydration, unless it is the default. React Hook Form resets
 * the choice when it registers the fields.
 */
function readChoice(name: 'kind' | 'replyChannel'): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLInputElement>(`[name="${name}"]:checked:not(:default)`)?.value;
}

/** Selects the subject of trials, unless the visitor has already chosen a subject. */
function presetTrialSubject({ getValues, setValue }: UseFormReturn<ContactFormValues>): void {
  if (getValues('kind') === 'trial' && !getValues('subject')) setValue('subject', trialSubject);
}

/**
 * Removes the checkboxes, which a draft must not contain: the consent text may have changed when the draft is
 * restored.
 */
function removeCheckboxes({ consent: _consent, transfer: _transfer, ...typed }: Record<string, unknown>) {
  return typed;
}

/**
 * Reads the draft from local storage, where it survives reloads, language changes and crashes. Returns undefined if
 * storage is blocked or the draft is invalid.
 */
export function readDraft(): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(STORED_DRAFT) ?? 'null') as Partial<Draft> | null;
    if (!(draft?.values instanceof Object) || typeof draft.idempotencyKey !== 'string') return undefined;
    // Another script on the origin may have written anything else.
    const texts = Object.entries(draft.values).filter(([, value]) => typeof value === 'string');
    return { values: Object.fromEntries(texts), idempotencyKey: draft.idempotencyKey };
  } catch {
    return undefined;
  }
}

/** Saves the draft; `undefined` deletes it. */
export function saveDraft(draft: Draft | undefined): void {
  try {
    if (draft) localStorage.setItem(STORED_DRAFT, JSON.stringify(draft));
    else localStorage.removeItem(STORED_DRAFT);
  } catch {
    // Storage is blocked or full: the text stays only in the form.
  }
}
