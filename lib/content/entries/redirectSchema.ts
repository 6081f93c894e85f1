import { z } from 'zod';

/** A path without a language, query or anchor: `/insights/old-name`. */
export const barePath = z
  .string()
  .regex(
    /^(?!\/(?:zh|en|vi)(?:\/|$))(?:\/[\w~-][\w.~-]*)+\/?$/,
    'is a path without a language, such as /insights/old-name',
  )
  .describe('A path without the language, such as /prices.html.');

const target = z
  .string()
  .regex(
    /^(?!\/(?:zh|en|vi)(?:[/#]|$))\/[\w.~/-]*(?:#[\w-]+)?$/,
    'is a path of this site without a language, such as /insights/new-name',
  )
  .describe('A path of this site without the language, such as /services#pricing.');

/** `messages/redirects.json`: addresses that are no more, and where each leads. They hold in every language. */
export const redirectRules = z.record(barePath, target);
