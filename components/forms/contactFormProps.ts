import type { ReactNode } from 'react';
import type { ConsentText } from '@/lib/shared/enquiry/consentText';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { Labels } from './getContactLabels';

/** The values of the contact form. */
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
  /** URLs of the other contact channels, shown if sending fails. */
  channels: Record<'mail' | 'call' | 'zalo' | 'wechat', string>;
  consents: Record<'information' | 'transfer', ConsentText>;
  /** Describes the use of the data and links to the privacy policy. */
  notice: ReactNode;
  labels: Labels;
};

/** The fields into which a visitor types text. */
export const textFields = ['name', 'email', 'message', 'company', 'phone'] as const;
