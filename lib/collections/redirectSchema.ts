import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { parseFormerUrl } from '@/lib/i18n/redirects';

const INVALID_URL = 'formerUrl';

/** A former URL without a language or a fragment: `/insights/old-name`, `/tin-tức/hoá-đơn`, `/tin.php?id=12`. */
export const formerUrl = z
  .string()
  .regex(
    new RegExp(
      `^(?!/(?:${locales.join('|')})(?:[/?]|$))(?:(?:/[^\\s/?#\\\\<>"|*:]+)+/?|/(?=\\?))(?:\\?[^\\s#]+)?$`,
    ),
    INVALID_URL,
  )
  .refine((url) => parseFormerUrl(url) !== undefined, INVALID_URL)
  .meta({ hint: 'formerUrlFormat' });

const target = z
  .string()
  .regex(new RegExp(`^(?!/(?:${locales.join('|')})(?:[/#]|$))/[\\w.~/-]*(?:#[\\w-]+)?$`), 'redirectTarget')
  .meta({ hint: 'redirectTargetFormat' });

/** `messages/redirects.json`: maps former URLs to the paths they redirect to, for every language. */
export const redirectsSchema = z.record(formerUrl, target);
