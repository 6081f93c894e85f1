import type { EnquiriesOptions } from 'enquiries';
import { parseAcceptLanguage } from 'export-server/accept-language';
import { basePath } from './lib/shared/basePath';
import { normalizeEmail } from './lib/shared/enquiry/email';
import { enquiryKinds } from './lib/shared/enquiry/enquiryKinds';
import { faultMessages } from './lib/shared/enquiry/faultMessages';
import { getReply } from './lib/shared/enquiry/replyChannels';
import { storeOptions } from './lib/shared/enquiry/storeOptions';
import { validateEnquiryOnServer } from './lib/shared/enquiry/validateEnquiryOnServer';
import { getLocalePath, splitLocale } from './lib/shared/i18n/getLocalePath';
import { languageTags } from './lib/shared/i18n/languageTags';
import { languageTraits } from './lib/shared/i18n/languageTraits';
import { defaultLocale, type Locale, localeInfo, locales } from './lib/shared/i18n/locales';
import { negotiateLocale } from './lib/shared/i18n/negotiateLocale';
import { pages } from './lib/shared/i18n/paths';
import { site } from './lib/shared/site';
import { formatDeadline } from './lib/shared/workingTime';

const paths = { home: '/', contact: pages.contact, articles: pages.insights, privacy: pages.privacy };

/** This site's options for the package `enquiries`. Used by the server, its store thread and `npm run leads`. */
export const enquiriesOptions: EnquiriesOptions = {
  ...storeOptions,
  // Defined in the bundles (`scripts/build/server/bundleServer.ts`).
  builtAt: Number(process.env.SITE_BUILT_AT ?? 0),
  kinds: enquiryKinds,
  languageTags,
  localeNames: Object.fromEntries(locales.map((locale) => [locale, localeInfo[locale].name])),
  defaultLocale,
  origin: site.origin,
  basePath,
  // Vietnam is UTC+7 all year.
  utcOffsetHours: 7,
  getReply,
  parse: validateEnquiryOnServer,
  normalizeEmail,
  formatDeadline: (time, locale) =>
    formatDeadline(time, languageTraits[locale as Locale].dateCode, 'Asia/Ho_Chi_Minh'),
  faultMessages,
  getPath: (page, locale) => getLocalePath(locale as Locale, paths[page]),
  getVisitorLocale(referrerPath, acceptLanguage) {
    const locale = referrerPath === undefined ? undefined : splitLocale(referrerPath).locale;
    return locale ?? negotiateLocale({ accepted: parseAcceptLanguage(acceptLanguage) });
  },
};
