import type {
  EnquiriesContent,
  EnquiriesOptions,
  EnquiryField,
  EnquiryFields,
  MailMessages,
  ParsedEnquiry,
} from '../EnquiriesOptions';

const createTextField = (column: string, setBy: EnquiryField['setBy'] = 'page'): EnquiryField => ({
  column,
  type: 'text',
  setBy,
});
const createBoxField = (column: string, setBy: EnquiryField['setBy'] = 'visitor'): EnquiryField => ({
  column,
  type: 'box',
  setBy,
});

/** The fields of a bicycle workshop: the fields that the package reads, and the bicycle. */
const fields: EnquiryFields = {
  id: { ...createTextField('id', 'store'), label: 'id' },
  createdAt: { column: 'created_at', type: 'time', setBy: 'store' },
  kind: { ...createTextField('kind', 'visitor'), label: 'kind' },
  locale: createTextField('locale'),
  name: { ...createTextField('name', 'visitor'), label: 'name' },
  email: { ...createTextField('email', 'visitor'), label: 'email' },
  phone: createTextField('phone', 'visitor'),
  phoneE164: { ...createTextField('phone_e164', 'query'), csv: false },
  subject: createTextField('subject', 'visitor'),
  message: { ...createTextField('message', 'visitor'), label: 'message' },
  consent: createBoxField('consent'),
  consentVersion: createTextField('consent_version'),
  consentText: createTextField('consent_text', 'query'),
  newsConsent: createBoxField('news_consent', 'store'),
  newsConsentVersion: createTextField('news_consent_version', 'store'),
  transfer: createBoxField('transfer'),
  transferVersion: createTextField('transfer_version'),
  transferText: createTextField('transfer_text', 'query'),
  subscription: createTextField('subscription', 'query'),
  suspect: createTextField('suspect', 'store'),
  bicycle: { ...createTextField('bicycle', 'visitor'), label: 'bicycle', chatLine: 1 },
};

const page = { title: 'Title', text: 'Text', button: 'Button' };
const messages: MailMessages = {
  sales: {
    subject: '{kind}: {name}',
    suspect: '[spam?]',
    suspectNote: 'Check before you reply.',
    withheld: 'See {id}.',
    kinds: { repair: 'Repair', newsletter: 'Newsletter' },
    subjects: {},
    labels: {
      id: 'Number',
      kind: 'Kind',
      name: 'Name',
      email: 'Email',
      message: 'Message',
      bicycle: 'Bicycle',
    },
    values: { bicycle: { cargo: 'Cargo bicycle' } },
    yes: 'yes',
    no: 'no',
  },
  acknowledgement: { repair: { subject: 'Received', body: '{number}, {hour} on {day}' } },
  confirmation: { subject: 'Confirm', body: '{confirm} {unsubscribe}' },
  welcome: { subject: 'Welcome', body: '{unsubscribe}' },
  pages: {
    confirm: page,
    confirmed: page,
    unsubscribe: page,
    unsubscribed: page,
    invalid: page,
    unavailable: page,
  },
  home: 'Home',
};

const consent = { version: 'v1', text: 'I agree.' };
const consentTexts = { information: consent, transfer: consent, newsletter: consent };

function parse(value: unknown): ParsedEnquiry {
  const formFields = value as Record<string, string | undefined>;
  if (!formFields?.email?.includes('@') && !formFields?.phone)
    return { ok: false, errors: { email: 'invalid' } };
  const { kind = 'repair', locale = 'en', email, ...others } = formFields;
  return {
    ok: true,
    enquiry: {
      ...others,
      kind,
      locale,
      email,
      consent: Boolean(formFields.consent),
      transfer: Boolean(formFields.transfer),
    },
  };
}

/** A bicycle workshop with English and French pages. */
export const site: EnquiriesOptions = {
  fields,
  kinds: ['repair', 'newsletter'],
  localeNames: { en: 'English', fr: 'français' },
  languageTags: { en: 'en', fr: 'fr-CH' },
  defaultLocale: 'en',
  origin: 'https://bicycles.example',
  basePath: '/shop',
  utcOffsetHours: 1,
  getReply: ({ email, phone }) => ({ channel: 'any', contact: email || phone || '' }),
  parse,
  normalizeEmail: (email) => email.trim(),
  normalizePhone: (phone) => phone.replace(/\D/g, ''),
  formatDeadline: (time) => ({ hour: new Date(time).toISOString().slice(11, 16), day: 'Monday' }),
  faultMessages: { form: ['email-invalid'], newsletter: [] },
  getPath: (name, locale) => `/shop/${locale}/${name}/`,
  getVisitorLocale: (referrerPath) => (referrerPath?.startsWith('/shop/fr/') ? 'fr' : 'en'),
  builtAt: 0,
};

/** The content of the site's mails and forms. */
export const content: EnquiriesContent = {
  replyTo: 'hello@bicycles.example',
  workingTime: { days: [1, 2, 3, 4, 5], opens: 540, closes: 1020, responseHours: 4 },
  acceptedKinds: ['repair', 'newsletter'],
  consentTexts: { en: consentTexts, fr: consentTexts },
  messages: { en: messages, fr: messages },
  unsentPages: {
    en: { title: 'Not sent', text: 'Your text is kept.', button: 'Send' },
    fr: { title: 'Pas envoyé', text: 'Votre texte est conservé.', button: 'Envoyer' },
  },
};
