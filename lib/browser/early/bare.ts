import { withoutBase } from '@/lib/shared/basePath';
import { localePath } from '@/lib/shared/i18n/localePath';
import { negotiateLocale } from '@/lib/shared/i18n/negotiate';
import { withoutLang } from '@/lib/shared/i18n/withoutLang';
import { noteArrival } from './noteArrival';
import { readStoredLocale } from './storedLocale';

/** The script of a bare page: takes the same decision as the middleware and replaces the address before first paint. */
const locale = negotiateLocale({
  query: new URLSearchParams(location.search).get('lang'),
  stored: readStoredLocale(),
  accepted: navigator.languages ?? [navigator.language],
});
const path = (withoutBase(location.pathname) ?? '/').replace(/index\.html$/, '').replace(/([^/])$/, '$1/');
// After the redirect, the referrer would be this page.
noteArrival();
location.replace(
  localePath(locale, path.replace(/^\/+/, '/')) + withoutLang(location.search) + location.hash,
);
