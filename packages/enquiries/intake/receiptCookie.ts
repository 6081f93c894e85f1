import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { parse } from 'hono/utils/cookie';
import * as z from 'zod';
import type { Outcome } from './receiveEnquiry';

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
  { body, kind, reply }: Outcome,
  { path, secure }: { path: string; secure: boolean },
): void {
  const options = { path, secure, httpOnly: true, maxAge: MAX_AGE_SECONDS } as const;
  setCookie(context, NAME, JSON.stringify({ ...body, kind, ...reply }), { ...options, sameSite: 'Lax' });
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
