import type { ReactNode } from 'react';
import type { ConsentText } from '@/lib/shared/enquiry/consentText';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { Labels } from './getContactLabels';

/** What the form holds. */
export type ContactFormValues = {
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

export type ContactFormProps = {
  locale: Locale;
  subjects: { id: string; label: string }[];
  /** The addresses of the ways that are left when a submission fails. */
  channels: Record<'mail' | 'call' | 'zalo' | 'wechat', string>;
  consents: Record<'information' | 'transfer', ConsentText>;
  /** What happens with the data, with a link to the privacy policy. */
  notice: ReactNode;
  labels: Labels;
};

/** The fields that hold a visitor's own words. */
export const textFields = ['name', 'email', 'message', 'company', 'phone'] as const;
