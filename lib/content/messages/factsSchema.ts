import { z } from 'zod';
import { analyticsServices } from '@/lib/browser/analytics';
import { articles } from '@/lib/collections/articles';
import { cases } from '@/lib/collections/cases';
import { createLocalizedSchema, id } from '@/lib/collections/fields';
import { team } from '@/lib/collections/team';
import { locales } from '@/lib/i18n/locales';
import type { Analytics } from '@/lib/i18n/site';
import { toMinutes, weekdays } from '@/lib/i18n/workingTime';
import { getFractionDigits } from '@/lib/pricing/currency';
import { type PriceItem, priceItems } from '@/lib/pricing/priceItems';

/** Larger amounts are typing errors. */
const amount = z.number('number').positive('positive').max(1_000_000_000, 'maximumAmount');

const rate = z.number('number').min(0.000001, 'minimumRate').max(1_000_000_000, 'maximumAmount');

const currency = z
  .string()
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
    error: 'currencyCode',
    abort: true,
  })
  .meta({ hint: 'currencyFormat' });

const count = z.int('wholeNumber').nonnegative('notNegative');

const sampleQuotation = createItemsSchema(count.optional());

/** The prices of `messages/facts.json`, from which texts, sample quotations and the price calculator are computed. */
export const prices = z
  .strictObject({
    currency,
    conversion: createLocalizedSchema(
      z.strictObject({ currency, rate: rate.meta({ hint: 'conversionRate' }) }),
      { date: z.iso.date('rateDate') },
    )
      .optional()
      .meta({ hint: 'conversion' }),
    perMonth: createItemsSchema(amount),
    consultantDay: amount,
    days: z.strictObject({ ...createItemsSchema(count).shape, project: count }).meta({ hint: 'priceDays' }),
    sampleWorkers: count,
    sampleTerminals: count.meta({ hint: 'sampleTerminals' }),
    /** The sample quotation of each service, by its id. */
    samples: z.object({ erp: sampleQuotation.optional() }).catchall(sampleQuotation),
  })
  .superRefine(({ currency, conversion, perMonth, consultantDay }, context) => {
    // Amounts have the decimals of the currency, and a conversion is to another currency.
    const report = (message: string, ...path: string[]) =>
      context.addIssue({ code: 'custom', message, path });
    const factor = 10 ** getFractionDigits(currency);
    const isExact = (price: number) => Math.abs(price * factor - Math.round(price * factor)) < 1e-6;
    for (const [item, price] of Object.entries(perMonth))
      if (!isExact(price)) report('currencyDecimals', 'perMonth', item);
    if (!isExact(consultantDay)) report('currencyDecimals', 'consultantDay');
    for (const locale of locales)
      if (conversion?.[locale]?.currency === currency)
        report('otherCurrency', 'conversion', locale, 'currency');
  })
  .refine(({ sampleTerminals, samples }) => !samples.erp || sampleTerminals <= (samples.erp.users ?? 0), {
    path: ['sampleTerminals'],
    error: 'sampleUsers',
  });

/** Creates the schema of an object with a value for each item of the price list. */
function createItemsSchema<T extends z.ZodType>(
  schema: T,
): z.ZodObject<Record<PriceItem, T>, z.core.$strict> {
  return z.strictObject(Object.fromEntries(priceItems.map((item) => [item, schema])) as Record<PriceItem, T>);
}

/**
 * Facts are inserted unescaped into JSON, YAML, Markdown and ICU messages, so characters special to these are
 * forbidden.
 */
const factText = z
  .string()
  .trim()
  .regex(/^(?:[^"\\<>{}\n]|\{\w+\})+$/, 'factText')
  .regex(/^(?!.*(?:: | #))/, 'yamlText');

const translatedText = createLocalizedSchema(factText);

/**
 * A telephone number with its country code: in national form, the number of Ho Chi Minh City would be one of Chengdu to a
 * reader in China.
 */
const phone = factText.regex(/^\+[1-9][\d ().-]{6,}$/, 'phone');

/** Excludes links to the app (`weixin://`), because WeChat refuses such links from other sites. */
const wechatServiceLink = z
  .string()
  .regex(/^(?:https:\/\/work\.weixin\.qq\.com\/kf(?:id)?\/[\w?=&%-]+)?$/, 'weComLink');

/** The link that opens a chat with an account of Zalo. */
const zaloLink = z.string().regex(/^(?:https:\/\/zalo\.me\/[\w?=&%/-]+)?$/, 'zaloLink');

/** An account of a messenger that the company may not use. */
const optionalAccount = z
  .string()
  .regex(/^[^"\\<>{}\n]*$/, 'account')
  .meta({ hint: 'accountFormat' })
  .optional();

const optionalUrl = z
  .string()
  .regex(/^(?:https?:\/\/\S+)?$/, 'optionalUrl')
  .meta({ hint: 'optionalUrlFormat' })
  .optional();

const optionalText = z.string().optional();

/** A host of the analytics service. */
const optionalHost = z
  .string()
  .regex(/^(?:[\w-]+(?:\.[\w-]+)+(?::\d+)?)?$/, 'hostName')
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
    error: 'requiredWithProvider',
    params: { remedy: { id: 'correction.analyticsHost' } },
  })
  .refine((service) => !service.provider || service.id, {
    path: ['id'],
    error: 'requiredWithProvider',
    params: { remedy: { id: 'correction.analyticsId' } },
  });

const time = z
  .string()
  .regex(/^(?:1?\d|0\d|2[0-3]):[0-5]\d$/, 'time')
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
      .regex(/^[1-9]\d?$/, 'hours')
      .meta({ hint: 'workingHoursFormat' }),
    holidays: z.array(z.iso.date('holiday')).meta({ hint: 'holidays' }).optional(),
  })
  .refine(({ opens, closes }) => toMinutes(opens) < toMinutes(closes), {
    path: ['closes'],
    error: 'closingTime',
    params: { remedy: { id: 'correction.closingTime' } },
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
    email: factText.regex(/@/, 'factEmail'),
    privacyEmail: factText.regex(/@/, 'factEmail'),
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
  figures: z.object({ trialDaysPricing: factText.regex(/^\d+$/, 'wholeNumber') }).catchall(factText),
  /** Prices, from which texts, sample quotations and the price calculator are computed. */
  prices: prices.meta({ hint: 'prices' }),
  /** Entries that certain places on pages show. The rule `unknown-entry` of the message checks reports missing ones. */
  featured: z.strictObject({
    /** The person above the contact form. */
    contactPerson: id.optional().meta(inSource(team.file)),
    /** The case that the lead of the home page links to. */
    resultCase: id.optional().meta(inSource(cases.file)),
    /** Articles that answer the questions of the market overview. */
    invoicesArticle: id.optional().meta(inSource(articles.folder)),
    customsArticle: id.optional().meta(inSource(articles.folder)),
    suppliersArticle: id.optional().meta(inSource(articles.folder)),
    /** The page with the terms of contracts, which prices link to. */
    contractPage: id.optional().meta(inSource('pages')),
    /** The page with the service level and the security of data, which the home page and the services page link to. */
    serviceLevelPage: id.optional().meta(inSource('pages')),
  }),
  site: z.strictObject({
    origin: z
      .url({ error: 'httpsUrl', abort: true })
      .regex(/^https?:\/\/[^/?#]+$/, 'origin')
      .meta({ hint: 'originFormat' }),
    social: z.strictObject({ facebook: optionalUrl, linkedin: optionalUrl }),
    icp: optionalText,
    tradeMinistry: z.strictObject({ href: optionalUrl, badge: optionalText }),
    analytics,
  }),
});
