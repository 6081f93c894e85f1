import type { ReactNode } from 'react';
import type { ConsentText } from '@/lib/shared/enquiry/consentText';
import type { Locale } from '@/lib/shared/i18n/locales';

/** What the form holds. */
export type Values = {
  kind: 'contact' | 'trial';
  name: string;
  email: string;
  subject: string;
  message: string;
  company: string;
  phone: string;
  consent: boolean;
  transfer: boolean;
};

export type Label =
  | 'kind'
  | 'kindContact'
  | 'kindTrial'
  | 'name'
  | 'email'
  | 'subject'
  | 'subjectPrompt'
  | 'message'
  | 'messageHint'
  | 'more'
  | 'company'
  | 'phone'
  | 'phoneHint'
  | 'optional'
  | 'submit'
  | 'submitTrial'
  | 'submitting'
  | 'retry'
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

export type Labels = Record<Label, string>;

export type ContactFormProps = {
  locale: Locale;
  subjects: { id: string; label: string }[];
  channels: Record<'email' | 'phone' | 'zalo' | 'wechat', string>;
  consents: Record<'information' | 'transfer', ConsentText>;
  /** What happens with the data, with a link to the privacy policy. */
  notice: ReactNode;
  labels: Labels;
};

/** The fields that hold a visitor's own words. */
export const texts = ['name', 'email', 'message', 'company', 'phone'] as const;
