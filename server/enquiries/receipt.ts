import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { parse } from 'hono/utils/cookie';
import * as z from 'zod';
import type { StoredEnquiry } from '@/lib/enquiry/fields';
import { type Locale, languageTraits, toLocale } from '@/lib/i18n/locales';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  TIME_ZONE,
  UTC_OFFSET_HOURS,
  type WorkingTime,
} from '@/lib/i18n/workingTime';
import { type EnquiryService, fillTemplate, getMessages } from './service';

/**
 * The reference number is the start of the enquiry's ID: long enough to find it, short enough to read out on the
 * telephone.
 */
export const REFERENCE_LENGTH = 8;

/** The reference number of an enquiry, and the hour and day by which it is answered. */
export type Receipt = { number: string; hour: string; day: string };

/** Creates the receipt of an enquiry that was stored at a time (ms since 1970). */
export function createReceipt(
  workingTime: WorkingTime,
  { id, createdAt, locale }: { id: string; createdAt: number; locale: string },
): Receipt {
  const deadline = getReplyDeadline(createdAt, workingTime);
  return { number: id.slice(0, REFERENCE_LENGTH), ...formatDeadline(deadline, toLocale(locale)) };
}

/** Returns the time (ms since 1970) by which an enquiry is answered, based on the working hours and holidays. */
export function getReplyDeadline(
  receivedAt: number,
  { days, opens, closes, responseHours, holidays = [] }: WorkingTime,
): number {
  // Local times are calculated as if they were UTC. `day` is the start of a day.
  const localTime = receivedAt + UTC_OFFSET_HOURS * HOUR_MS;
  let remainingMs = responseHours * HOUR_MS;
  for (let day = localTime - (localTime % DAY_MS); ; day += DAY_MS) {
    const start = Math.max(localTime, day + opens * MINUTE_MS);
    const openMs = day + closes * MINUTE_MS - start;
    const date = new Date(day);
    const isHoliday = holidays.includes(date.toISOString().slice(0, 10));
    if (openMs <= 0 || isHoliday || !days.includes(date.getUTCDay())) continue;
    if (remainingMs <= openMs) return start + remainingMs - UTC_OFFSET_HOURS * HOUR_MS;
    remainingMs -= openMs;
  }
}

/** Formats the hour and the day of a time (ms since 1970) for use within a sentence in a locale. */
export function formatDeadline(time: number, locale: Locale): { hour: string; day: string } {
  const { dateCode, adaptDateInSentence: adapt } = languageTraits[locale];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateCode, { ...options, timeZone: TIME_ZONE }).format(time);
  return {
    hour: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    day: adapt(format({ weekday: 'long', day: 'numeric', month: 'long' })),
  };
}

/**
 * Composes the acknowledgement of an enquiry. The email address is unconfirmed, so the mail contains no visitor input,
 * not even the name.
 */
export function composeAcknowledgement(
  service: EnquiryService,
  { id, kind, createdAt, locale }: StoredEnquiry,
) {
  const { acknowledgement } = getMessages(service, locale);
  const template = acknowledgement[kind as keyof typeof acknowledgement];
  const values = {
    ...createReceipt(service.content.workingTime, { id, createdAt: Date.parse(createdAt), locale }),
    privacy: service.config.publicOrigin + getLocalePath(toLocale(locale), pages.privacy),
  };
  return { subject: fillTemplate(template.subject, values), text: fillTemplate(template.body, values) };
}

/** Name of the cookie with the receipt. */
const NAME = 'receipt';

/** Lifetime of the cookie: long enough to note the reference number, short enough for a shared computer. */
const MAX_AGE_SECONDS = 600;

const receiptSchema = z.object({
  kind: z.string(),
  number: z.string(),
  hour: z.string(),
  day: z.string(),
  channel: z.string(),
  contact: z.string(),
});

/** The part of a page that `fillReceipt` replaces: a text for pages without a receipt, and the template of the receipt. */
const RECEIPT_ELEMENT = /<div data-receipt="">.*?<template>(.*?)<\/template><\/div>/s;

/**
 * Passes the receipt of a native form to the page that the visitor is redirected to. A cookie for that page only: a URL
 * with the contact would remain in the browser's history and reach web analytics.
 */
export function setReceiptCookie(
  context: Context,
  receipt: Record<string, unknown>,
  { path, secure }: { path: string; secure: boolean },
): void {
  const options = { path, secure, httpOnly: true, maxAge: MAX_AGE_SECONDS, sameSite: 'Lax' } as const;
  setCookie(context, NAME, JSON.stringify(receipt), options);
}

/**
 * Returns a function that replaces the `<div data-receipt>` of a page by its `<template>`, filled with the receipt in
 * the cookie. The placeholders are `{kind}`, `{number}`, `{hour}`, `{day}`, `{channel}` and `{contact}`. Returns
 * undefined for a request that did not follow a native form, or whose cookie has expired.
 */
export function getReceiptFiller(search: string, cookies = ''): ((page: string) => string) | undefined {
  if (!new URLSearchParams(search).has('sent')) return undefined;
  const receipt = readReceipt(parse(cookies, NAME)[NAME]);
  if (receipt === undefined) return undefined;
  // A telephone number stays on one line.
  const values = { ...receipt, contact: receipt.contact.replace(/(\d) (?=\d)/g, '$1\u00a0') };
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (placeholder, name) =>
      String(html`${values[name as keyof typeof values] ?? placeholder}`),
    );
  return (page) => page.replace(RECEIPT_ELEMENT, (_, template) => fill(template));
}

/** Returns undefined if the cookie is missing or invalid. */
function readReceipt(cookie = ''): z.output<typeof receiptSchema> | undefined {
  try {
    return receiptSchema.safeParse(JSON.parse(cookie)).data;
  } catch {
    return undefined;
  }
}
