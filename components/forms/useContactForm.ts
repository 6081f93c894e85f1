import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { trackPresses, waitForPressEnd } from 'static-islands/client';
import { STORED_DRAFT } from '@/lib/browser/protocol';
import type { ConsentText } from '@/lib/enquiry/consentText';
import {
  type EnteredField,
  enquiryFields,
  type FormField,
  formTextFields,
  getContactField,
  type QueryField,
  queryFields,
  type ReplyChannel,
  trialSubject,
} from '@/lib/enquiry/fields';
import type { Locale } from '@/lib/i18n/locales';
import { addQuotation, type QuotationFormat } from '@/lib/pricing/formatQuotation';
import { hasQuantities, parseQuantities, setQuantities } from '@/lib/pricing/quotation';
import { useFadeIn } from '../ui/useFadeIn';
import { type FieldError, getFieldErrors } from './fieldErrors';
import type { Labels } from './getContactLabels';
import { createIdempotencyKey, type Receipt, sendEnquiry, validateEnquiryInBrowser } from './sendEnquiry';

type ValueTypes = { text: string; box: boolean };

/** The fields of a registration for an event. */
const eventFields = ['eventDate', 'eventLanguage', 'people'] as const;

/** The values of the contact form. */
export type ContactFormValues = { kind: 'contact' | 'trial' } & {
  [N in
    | Exclude<EnteredField, 'kind'>
    | QueryField
    | 'corrects']: ValueTypes[(typeof enquiryFields)[N]['type']];
};

export type ContactFormProps = {
  locale: Locale;
  subjects: { id: string; label: string }[];
  /** Initial values of the form on an editor's page. */
  preset?: { [N in FormField | 'campaign']?: string | undefined };
  /** The event for which the form on an editor's page registers guests. */
  event?: { dates: string[]; address: string; languages: string[]; people: number } | undefined;
  /** The reply channels; the first one is preselected. */
  replyChannels: { id: ReplyChannel; label: string }[];
  /** The title of each case and service that `about` can name. */
  aboutTitles: Record<string, string>;
  /** Formats a quotation from the price calculator. */
  quotationFormat: QuotationFormat;
  /** URLs of the other contact channels, shown if sending fails. */
  channels: Record<'mail' | 'call', string> & Partial<Record<'zalo' | 'wechat', string>>;
  /** Without a text, the form has no checkbox for the purpose. */
  consents: { [P in 'information' | 'transfer']?: ConsentText };
  /** Describes the use of the data and links to the privacy policy. */
  notice: ReactNode;
  labels: Labels;
};

/** A stored enquiry and the server's response. */
export type SentEnquiry = { values: ContactFormValues; receipt: Receipt };

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
      const result = await validateForm(toEnquiry(values), props.event);
      // Error messages move the controls below them. A valid enquiry is sent at once.
      const areErrorsShown = Object.keys(form.formState.errors).length > 0;
      if (areErrorsShown || Object.keys(result.errors).length > 0) await waitForPressEnd();
      return result;
    },
    shouldFocusError: false,
  });
  const { draft, hasFailed, clearDraft } = useDraft(form, props);
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
    hasFailed.current = true;
    setOutcome('error');
  };

  const send = form.handleSubmit(
    async (values) => {
      setOutcome('idle');
      setFieldErrors([]);
      const enquiry = { ...toEnquiry(values), website: honeypot.current?.value };
      const result = await sendEnquiry(enquiry, draft.current.idempotencyKey);
      await waitForPressEnd();
      if (result.outcome === 'failed') return showFailure();
      if (result.outcome === 'stored') {
        // A further enquiry from the same URL is about the same case or service.
        form.reset(Object.fromEntries(queryFields.map((name) => [name, values[name]])));
        clearDraft();
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
    /** Sends the enquiry, unless it is being sent. */
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      if (form.formState.isSubmitting) event.preventDefault();
      else void send(event);
    },
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

/**
 * Validates the form with the server's schema, in the format of a React Hook Form resolver. The server accepts either
 * contact; the form requires the contact of the chosen reply channel.
 */
async function validateForm(
  values: ContactFormValues & Record<string, unknown>,
  event: ContactFormProps['event'],
) {
  const errorCodes = await validateEnquiryInBrowser(values);
  if (event) {
    // Browsers return an empty value for a text in a number field.
    for (const name of eventFields) if (!values[name]) errorCodes[name] = 'required';
    if (Number(values.people) > event.people) errorCodes.people = 'invalid';
  }
  const contactField = getContactField(values.replyChannel);
  if (!values[contactField]?.trim()) errorCodes[contactField] = 'required';
  const errors = Object.entries(errorCodes).map(([field, code]) => [field, { type: code, message: code }]);
  return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) } : { values, errors: {} };
}

/** True if a text field contains something else than the text that the page has filled in. */
export function hasInput(values: Record<string, unknown>, preset: ContactFormProps['preset']): boolean {
  return formTextFields.some((name) => values[name] && values[name] !== preset?.[name]);
}

/** The visitor's input, and the idempotency key for sending it. */
type Draft = { values: Record<string, unknown>; idempotencyKey: string };

/** Fills the form from the draft and the URL, and saves the visitor's input from then on. */
function useDraft(
  form: UseFormReturn<ContactFormValues>,
  { subjects, preset, event, replyChannels, quotationFormat, labels }: ContactFormProps,
) {
  const { watch, setValue, getValues } = form;
  /** Includes the input in fields that only the form of another page has. */
  const draft = useRef<Draft>({ values: {}, idempotencyKey: '' });
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
    draft.current = readDraft() ?? { values: {}, idempotencyKey: createIdempotencyKey() };
    const { kind: draftKind, replyChannel: draftChannel, ...draftValues } = draft.current.values;
    for (const [name, value] of Object.entries(draftValues)) {
      if (!event && eventFields.some((one) => one === name)) continue;
      // Input before hydration is newer than the draft. The page's own subject and message are older.
      const current = getValues(name as 'subject');
      if (current && current !== preset?.[name as 'subject']) continue;
      const isOffered = getChoices(event, name)?.includes(value as string) ?? true;
      // Another event, or the same in another language, has other choices: the visitor chooses again.
      if (!isOffered) setValue(name as 'subject', '');
      else if (value) setValue(name as 'subject', value as string);
    }
    const subject = query.get('subject');
    if (subjects.some(({ id }) => id === subject)) setValue('subject', subject as string);
    for (const name of queryFields) {
      const value = query.get(name);
      // An empty parameter removes the case or service of an earlier draft.
      if (value !== null) setValue(name, value);
    }
    if (hasQuantities(query)) {
      const { quantities } = parseQuantities(query);
      setValue('message', addQuotation(getValues('message'), quantities, quotationFormat));
      // A reload must not restore a quotation that the visitor has changed or removed.
      history.replaceState(null, '', setQuantities(location.href, undefined));
    }
    // Another language may offer other channels.
    const replyChannel = chosen.replyChannel ?? draftChannel;
    if (replyChannels.some(({ id }) => id === replyChannel)) setValue('replyChannel', replyChannel as string);
    const kinds = [chosen.kind, query.get('kind'), draftKind];
    if (labels.kindTrial && kinds.includes('trial')) setValue('kind', 'trial');
    presetTrialSubject(form);
    // Input from before hydration is saved even if the visitor types nothing more.
    const values = getValues();
    if (hasInput(values, preset)) saveInput(draft.current, values, preset);
  }, [form, getValues, setValue, subjects, preset, event, replyChannels, quotationFormat, labels, chosen]);

  useEffect(() => {
    const subscription = watch((values, { name }) => {
      if (name === 'kind') presetTrialSubject(form);
      if (hasFailed.current) draft.current.idempotencyKey = createIdempotencyKey();
      hasFailed.current = false;
      saveInput(draft.current, values, preset);
    });
    return () => subscription.unsubscribe();
  }, [form, watch, preset]);

  const clearDraft = () => {
    draft.current = { values: {}, idempotencyKey: createIdempotencyKey() };
    saveDraft(undefined);
  };
  return { draft, hasFailed, clearDraft };
}

/** Returns the choices of a field of a registration; undefined if the field is none or has no choices. */
function getChoices(event: ContactFormProps['event'], name: string): string[] | undefined {
  if (name === 'eventDate') return event?.dates;
  return name === 'eventLanguage' ? event?.languages : undefined;
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
 * Adds the form's values to the draft and saves it. Omits the checkboxes, because the consent text may have changed when
 * the draft is restored, and what the page has filled in, because the draft may be restored on another page.
 */
function saveInput(draft: Draft, values: Record<string, unknown>, preset: ContactFormProps['preset']): void {
  const { consent: _consent, transfer: _transfer, ...input } = values;
  for (const [name, value] of Object.entries(input)) {
    const isFilledIn = value === preset?.[name as FormField] && !Object.hasOwn(draft.values, name);
    if (!isFilledIn) draft.values[name] = value;
  }
  saveDraft(draft);
}

/** A key that the form may have created. A header cannot contain every text. */
const IDEMPOTENCY_KEY = /^\w{1,64}$/;

/**
 * Reads the draft from local storage, where it survives reloads, language changes and crashes. Returns undefined if
 * storage is blocked or the draft is invalid.
 */
export function readDraft(): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(STORED_DRAFT) ?? 'null') as Partial<Draft> | null;
    if (!(draft?.values instanceof Object) || typeof draft.idempotencyKey !== 'string') return undefined;
    if (!IDEMPOTENCY_KEY.test(draft.idempotencyKey)) return undefined;
    // Another script on the origin, or another version of the form, may have written anything else. The text of a
    // consent may have changed since.
    const texts = Object.entries(draft.values).filter(
      ([name, value]) =>
        Object.hasOwn(enquiryFields, name) &&
        enquiryFields[name as FormField].type === 'text' &&
        typeof value === 'string',
    );
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
