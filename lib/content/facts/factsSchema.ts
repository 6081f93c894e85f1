import { z } from 'zod';
import { type Analytics, analyticsServices } from '@/lib/shared/analytics';
import { toMinutes, weekdays } from '@/lib/shared/workingTime';
import { createLocalizedSchema } from '../entries/createLocalizedSchema';
import { id } from '../entries/fields';
import { prices } from './priceSchema';

/**
 * Facts are inserted unescaped into JSON, YAML, Markdown and ICU messages, so characters special to these are
 * forbidden.
 */
const factText = z
  .string()
  .trim()
  .regex(
    /^(?:[^"\\<>{}\n]|\{\w+\})+$/,
    'is one line without " \\ < > (and with { } only around the name of a fact)',
  )
  .regex(/^(?!.*(?:: | #))/, 'is a text without ": " and " # "');

const translatedText = createLocalizedSchema(factText);

/**
 * A telephone number with its country code: in national form, the number of Ho Chi Minh City would be one of Chengdu to a
 * reader in China.
 */
const phone = factText.regex(
  /^\+[1-9][\d ().-]{6,}$/,
  'is a phone number with its country code, such as +84 28 0000 0123',
);

/** Excludes links to the app (`weixin://`), because WeChat refuses such links from other sites. */
const wechatServiceLink = z
  .string()
  .regex(
    /^(?:https:\/\/work\.weixin\.qq\.com\/kf(?:id)?\/[\w?=&%-]+)?$/,
    'is empty or the link of a WeCom customer service account, such as https://work.weixin.qq.com/kfid/kfc…',
  );

/** The link that opens a chat with an account of Zalo. */
const zaloLink = z
  .string()
  .regex(/^(?:https:\/\/zalo\.me\/[\w?=&%/-]+)?$/, 'is empty or a link that starts with https://zalo.me/');

/** An account of a messenger that the company may not use. */
const optionalAccount = z
  .string()
  .regex(/^[^"\\<>{}\n]*$/, 'is one line without " \\ < > { }')
  .meta({ hint: 'accountFormat' })
  .optional();

const optionalUrl = z
  .string()
  .regex(/^(?:https?:\/\/\S+)?$/, 'is empty or a URL that starts with https://')
  .meta({ hint: 'optionalUrlFormat' })
  .optional();

const optionalText = z.string().optional();

/** A host of the analytics service. */
const optionalHost = z
  .string()
  .regex(/^(?:[\w-]+(?:\.[\w-]+)+(?::\d+)?)?$/, 'is a host name without https://, such as stats.example.com')
  .meta({ hint: 'optionalHostFormat' })
  .optional();

/** The analytics service as editors write it. If `provider` is empty, analytics is disabled. */
const analytics = z
  .strictObject({
    provider: z.enum(['', ...(Object.keys(analyticsServices) as Analytics['provider'][])]).optional(),
    host: optionalHost,
    reportsTo: optionalHost,
    id: z.string().optional(),
  })
  .refine((service) => !service.provider || service.host, {
    path: ['host'],
    error: 'is required if "provider" is set',
    params: { remedy: 'Enter the host of the analytics service, such as stats.example.com.' },
  })
  .refine((service) => !service.provider || service.id, {
    path: ['id'],
    error: 'is required if "provider" is set',
    params: { remedy: 'Enter the id that the analytics service has assigned to this site.' },
  });

const time = z
  .string()
  .regex(/^(?:1?\d|0\d|2[0-3]):[0-5]\d$/, 'is a time such as 9:00 or 17:30')
  .meta({ hint: 'timeFormat' });

/** The office hours and the response time. */
const workingTime = z
  .strictObject({
    firstDay: z.enum(weekdays),
    lastDay: z.enum(weekdays),
    opens: time,
    closes: time,
    responseHours: z
      .string()
      .regex(/^[1-9]\d?$/, 'is a whole number from 1 to 99')
      .meta({ hint: 'workingHoursFormat' }),
    holidays: z.array(z.iso.date('is a date such as 2027-01-01')).meta({ hint: 'holidays' }).optional(),
  })
  .refine(({ opens, closes }) => toMinutes(opens) < toMinutes(closes), {
    path: ['closes'],
    error: 'is not later than "opens"',
    params: { remedy: 'Write a later time of the same day, such as 18:00.' },
  });

/** Metadata of a field with the id of an entry, or the file name of a post or page. `source` is its list or folder. */
const inSource = (source: string) => ({ hint: 'featuredId', source }) as const;

/** Offers that can be switched off. Pages, forms and texts follow; `{trial, select, …}` in a text depends on them. */
const offers = z.strictObject({ trial: z.boolean(), newsletter: z.boolean(), transfer: z.boolean() });

/** Schema of `messages/facts.json`: values that many messages use and that are maintained in one place. */
export const factsSchema = z.strictObject({
  names: z
    .object({ company: translatedText, brand: translatedText, vietnamCompany: translatedText })
    .catchall(translatedText),
  /** Names of products; editors can add and remove names. A name may contain the name of the company. */
  products: z.object({}).catchall(translatedText),
  offers: offers.meta({ hint: 'offers' }),
  /** Cities of the offices, and other places that belong to the company, such as those of the data centres. */
  cities: z.object({}).catchall(translatedText).meta({ hint: 'cities' }),
  places: z.object({}).catchall(translatedText),
  addresses: z.object({ vietnamAddress: translatedText }).catchall(translatedText),
  /** Claims and price ranges that are worded differently in each locale; editors can add further ones. */
  claims: z
    .object({ support: translatedText, urgentReply: translatedText, availability: translatedText })
    .catchall(translatedText),
  company: z.strictObject({
    founded: factText,
    email: factText.regex(/@/, 'is an email address'),
    privacyEmail: factText.regex(/@/, 'is an email address'),
    phone,
    /** The support line, for customers. */
    supportPhone: phone,
    chinaPhone: phone.optional(),
    taxCode: factText,
    creditCode: factText.optional(),
    chinaPostcode: factText.optional(),
    wechatId: optionalAccount,
    wechatContact: wechatServiceLink.meta({ hint: 'wechatContactFormat' }).optional(),
    zaloId: optionalAccount,
    zaloContact: zaloLink.meta({ hint: 'zaloContactFormat' }).optional(),
  }),
  workingTime,
  /** Figures about the company; editors can add further ones. */
  figures: z.object({ trialDaysPricing: factText.regex(/^\d+$/, 'is a whole number') }).catchall(factText),
  /** Prices, from which texts, sample quotations and the price calculator are computed. */
  prices: prices.meta({ hint: 'prices' }),
  /** Entries that certain places on pages show. The rule `unknown-entry` of the message checks reports missing ones. */
  featured: z.strictObject({
    /** The person above the contact form. */
    contactPerson: id.meta(inSource('team.json')),
    /** The case that the lead of the home page links to, and the case that proves the promise of support. */
    resultCase: id.meta(inSource('customer-cases.json')),
    supportCase: id.meta(inSource('customer-cases.json')),
    /** Articles that answer the questions of the market overview. */
    invoicesArticle: id.meta(inSource('insights')),
    customsArticle: id.meta(inSource('insights')),
    suppliersArticle: id.meta(inSource('insights')),
    /** The page with the terms of contracts, which prices link to. */
    contractPage: id.optional().meta(inSource('pages')),
  }),
  site: z.strictObject({
    origin: z
      .url({ error: 'is a URL that starts with https://', abort: true })
      .regex(/^https?:\/\/[^/?#]+$/, 'is a URL without a path, such as https://www.example.com')
      .meta({ hint: 'originFormat' }),
    social: z.strictObject({ facebook: optionalUrl, linkedin: optionalUrl }),
    icp: optionalText,
    tradeMinistry: z.strictObject({ href: optionalUrl, badge: optionalText }),
    analytics,
  }),
});
