import { z } from 'zod';
import { analyticsServices } from '@/lib/shared/analytics/getTracker';
import { localized } from '../entries/localized';
import { workingTime } from './workingTime';

/** A fact goes into JSON, YAML, Markdown and ICU messages as it is: it holds nothing that means something there. */
const text = z
  .string()
  .trim()
  .regex(
    /^(?:[^"\\<>{}\n]|\{\w+\})+$/,
    'is one line without any of " \\ < > (and { } only around the name of a fact)',
  )
  .regex(/^(?!.*(?:: | #))/, 'has neither a colon before a space nor a # after one');

const translated = localized(text);

const phone = text.regex(
  /^(?:\+[1-9]|0)[\d ().-]{6,}$/,
  'is a number as people dial it there, such as 028 0000 0123, or with its country code, such as +84 28 0000 0123',
);

const address = z
  .string()
  .regex(/^(?:https?:\/\/\S+)?$/, 'is empty or an address that begins with https://')
  .describe('Nothing, or an address that begins with https://.')
  .optional();

const optional = z.string().optional();

const host = z
  .string()
  .regex(
    /^(?:[\w-]+(?:\.[\w-]+)+(?::\d+)?)?$/,
    'is the name of a server such as stats.example.com, without https://',
  )
  .describe('Nothing, or the name of a host, such as stats.example.com.')
  .optional();

/** The service that counts visits; where `provider` is empty, nobody is counted. */
const analytics = z
  .strictObject({
    provider: z
      .enum(['', ...(Object.keys(analyticsServices) as (keyof typeof analyticsServices)[])])
      .optional(),
    host,
    reportsTo: host,
    id: optional,
  })
  .refine((service) => !service.provider || service.host, {
    path: ['host'],
    error: 'is empty, though "provider" names a service',
    params: { remedy: 'Write where that service is, such as stats.example.com.' },
  })
  .refine((service) => !service.provider || service.id, {
    path: ['id'],
    error: 'is empty, though "provider" names a service',
    params: { remedy: 'Write what that service calls this site.' },
  });

/** `messages/facts.json`: what stands in many places and is to be changed in one. */
export const facts = z.strictObject({
  /** What the company is called. */
  names: z.strictObject({
    company: translated,
    brand: translated,
    vietnamCompany: translated,
    chinaCompany: translated,
  }),
  addresses: z.strictObject({
    vietnamAddress: translated,
    chinaStreet: translated,
    chinaDistrict: translated,
  }),
  /** Claims that each language writes in its own way. */
  claims: z.strictObject({ support: translated }),
  company: z.strictObject({
    founded: text,
    email: text.regex(/@/, 'is an e-mail address'),
    privacyEmail: text.regex(/@/, 'is an e-mail address'),
    phone,
    chinaPhone: phone,
    taxCode: text,
    creditCode: text,
    chinaPostcode: text,
    wechatId: text,
    zaloId: text,
  }),
  workingTime,
  /** What the company says of itself in figures; any further one may be added. */
  figures: z.object({ trialDaysPricing: text.regex(/^\d+$/, 'is a whole number') }).catchall(text),
  map: z.strictObject({
    embedUrl: z.url('is an address that begins with https://'),
    latitude: z.number(),
    longitude: z.number(),
  }),
  site: z.strictObject({
    origin: z
      .url({ error: 'is an address that begins with https://', abort: true })
      .regex(/^https?:\/\/[^/?#]+$/, 'is an address without a path, such as https://www.example.com')
      .describe('An address without a path, such as https://www.example.com.'),
    social: z.strictObject({ facebook: address, linkedin: address }),
    icp: optional,
    tradeMinistry: z.strictObject({ href: address, badge: optional }),
    analytics,
  }),
});

export type Facts = z.output<typeof facts>;
