import { parseFormerUrl } from 'export-server/redirects';
import { z } from 'zod';
import { locales } from '@/lib/shared/i18n/locales';

const INVALID_URL = 'must be a former URL without a language, such as /insights/old-name or /news.php?id=12';

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
  .regex(
    new RegExp(`^(?!/(?:${locales.join('|')})(?:[/#]|$))/[\\w.~/-]*(?:#[\\w-]+)?$`),
    'must be a path on this site without a language, such as /insights/new-name',
  )
  .meta({ hint: 'redirectTargetFormat' });

/** `messages/redirects.json`: maps former URLs to the paths they redirect to, for every language. */
export const redirectsSchema = z.record(formerUrl, target);
