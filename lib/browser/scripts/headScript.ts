import { onFirstInteraction, openTargetDetails } from 'static-islands/client';
import type { Tracker } from '@/lib/browser/analytics';
import { splitLocale } from '@/lib/i18n/paths';
import { hasTrackingOptOut, recordAttribution } from '../attribution';
import { handleLinkClicks } from '../core/handleLinkClicks';
import { handleMenu } from '../core/handleMenu';
import { restoreAfterReload } from '../core/loadRecoveryScript';
import { loadSiteScript, loadSiteScriptIfNeeded } from '../core/loadSiteScript';
import { loadTypeface } from '../core/loadTypeface';
import { markScrolled } from '../core/markScrolled';
import { redirectToLocale } from '../core/redirectToLocale';
import { setDocumentAttributes } from '../core/setDocumentAttributes';

/** The configured analytics service, inlined by the bundler. If undefined, the analytics code is dropped. */
declare const TRACKER: Tracker | undefined;

/** The script in the head of every page. It runs before the body is parsed. */
// On hosts without a server; the server redirects `?lang=` itself.
if (splitLocale(location.pathname).locale) redirectToLocale();
setDocumentAttributes();
markScrolled();
handleMenu();
handleLinkClicks();
openTargetDetails();
loadSiteScriptIfNeeded();
restoreAfterReload();
onFirstInteraction(() => {
  loadSiteScript();
  // Not before the first paint, because reading storage from the disk would delay the paint.
  recordAttribution();
  loadTypeface();
  // Automated browsers, such as tests, must not be counted as visits.
  if (TRACKER && !hasTrackingOptOut() && !navigator.webdriver) startTracker(TRACKER);
});

/** Adds the script of a tracker to the page. */
function startTracker({ src, attributes, globals }: Tracker): void {
  Object.assign(window, globals);
  const script = document.createElement('script');
  script.src = src;
  for (const name in attributes) script.setAttribute(name, attributes[name] ?? '');
  document.head.append(script);
}
