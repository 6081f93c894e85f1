import type { ReactNode } from 'react';
import type { ConsentText } from '@/lib/enquiry/consentText';
import type { EnteredField, enquiryFields, QueryField, ReplyChannel } from '@/lib/enquiry/fields';
import type { Locale } from '@/lib/i18n/locales';
import type { QuotationFormat } from '@/lib/pricing/formatQuotation';
import type { PriceItem } from '@/lib/pricing/priceItems';
import type { Labels } from './getContactLabels';

type ValueTypes = { text: string; box: boolean };

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
  preset?: { [N in 'subject' | 'message' | 'campaign']?: string | undefined };
  /** The reply channels; the first one is preselected. */
  replyChannels: { id: ReplyChannel; label: string }[];
  /** The title of each case and service that `about` can name. */
  aboutTitles: Record<string, string>;
  /** Formats a quotation from the price calculator. */
  quotationFormat: QuotationFormat<PriceItem>;
  /** URLs of the other contact channels, shown if sending fails. */
  channels: Record<'mail' | 'call', string> & Partial<Record<'zalo' | 'wechat', string>>;
  /** Without a text, the form has no checkbox for the purpose. */
  consents: { [P in 'information' | 'transfer']?: ConsentText };
  /** Describes the use of the data and links to the privacy policy. */
  notice: ReactNode;
  labels: Labels;
};
