import { z } from 'zod';
import { parseFormerUrl } from '../redirects/parseFormerUrl';

const SHAPE = 'is a former address without a language, such as /insights/old-name or /news.php?id=12';

/** A former URL without a language or a fragment: `/insights/old-name`, `/tin-tức/hoá-đơn`, `/tin.php?id=12`. */
export const formerUrl = z
  .string()
  .regex(/^(?!\/(?:zh|en|vi)(?:[/?]|$))(?:(?:\/[^\s/?#\\<>"|*:]+)+\/?|\/(?=\?))(?:\?[^\s#]+)?$/, SHAPE)
  .refine((written) => parseFormerUrl(written) !== undefined, SHAPE)
  .describe('A former address without the language, such as /prices.html or /news.php?id=12.');

const target = z
  .string()
  .regex(
    /^(?!\/(?:zh|en|vi)(?:[/#]|$))\/[\w.~/-]*(?:#[\w-]+)?$/,
    'is a path of this site without a language, such as /insights/new-name',
  )
  .describe('A path of this site without the language, such as /services#pricing.');

/** `messages/redirects.json`: former URLs, and the path that each redirects to. They hold in every language. */
export const redirectsSchema = z.record(formerUrl, target);
