import { redirectToLocale } from '../core/redirectToLocale';
import { readStoredLocale } from '../core/storedLocale';

/** The script of pages without a locale in their path: redirects to the negotiated locale before first paint. */
redirectToLocale({ stored: readStoredLocale(), accepted: navigator.languages ?? [navigator.language] });
