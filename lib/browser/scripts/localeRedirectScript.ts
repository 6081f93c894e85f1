import { recordAttribution } from 'analytics-trackers/client';
import { stripBasePath } from '@/lib/shared/basePath';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { negotiateLocale } from '@/lib/shared/i18n/negotiateLocale';
import { removeLangParam } from '@/lib/shared/i18n/removeLangParam';
import { readStoredLocale } from '../core/storedLocale';
import { SESSION_ATTRIBUTION } from '../protocol';

/**
 * The script of pages without a locale in their path: negotiates the locale like the middleware and redirects before
 * first paint.
 */
const locale = negotiateLocale({
  query: new URLSearchParams(location.search).get('lang'),
  stored: readStoredLocale(),
  accepted: navigator.languages ?? [navigator.language],
});
// Some hosts also serve a page without its trailing slash, or as `index.html`.
const path = (stripBasePath(location.pathname) ?? '/').replace(/index\.html$/, '').replace(/([^/])$/, '$1/');
// Before the redirect: on the next page, the referrer would be this page.
recordAttribution(SESSION_ATTRIBUTION);
location.replace(
  getLocalePath(locale, path.replace(/^\/+/, '/')) + removeLangParam(location.search) + location.hash,
);
