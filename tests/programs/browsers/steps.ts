import { getListTotal } from '@/lib/content/lists/lists';
import { getLocalePath } from '@/lib/i18n/paths';
import { PAGE_FADE_IN } from '../../../lib/browser/protocol';
import { devices } from '../../../lib/collections/devices';
import { getLanguageTag, locales } from '../../../lib/i18n/locales';
import { pages } from '../../../lib/i18n/paths';
import type { Visit } from './Visit';

const MENU_BUTTON = '[data-menu] summary';
const MENU_LINK = '#menu li a';
const OPTION = 'a[data-filter=industry]:not([data-value=""])';
const ITEM = '[data-item]:not([hidden])';
const FIELDS = '#name, #company, #subject, #message, #consent';
const SUCCESS_MESSAGE = '#form-status[role=status]';

/** Minimum width, in CSS pixels, of pages that show the menu without a button: `70rem` in Navbar.module.css. */
const WIDE_MENU_MIN_WIDTH = 1120;

/** Steps whose result differs between wide and narrow pages. */
export const stepsByWidth = ['nothing covered, menu', 'text in view', 'language'];

/** Test steps by name. Each starts by opening a page, and throws an error if an expectation is not met. */
export const steps: Record<string, (visit: Visit) => Promise<void>> = {
  'nothing covered, menu': async (visit) => {
    await visit.open(pages.contact);
    await visit.expectUncovered(`h1, main h2, ${FIELDS}, form [type=submit]`);
    await visit.open(pages.home);
    await visit.expectUncovered('h1, main h2');
    if (visit.width >= WIDE_MENU_MIN_WIDTH) {
      await visit.waitUntilVisible(MENU_LINK);
      await visit.waitUntilHidden(MENU_BUTTON);
      if (!(await visit.driver.evaluate<boolean>("'popover' in document.body"))) return;
      await visit.click('#menu [popovertarget]');
      await visit.waitUntilTrue(
        'the panel with the services is less than half as high as the viewport',
        `((height) => height > 0 && height < innerHeight / 2)(document.querySelector('#menu [popover]').offsetHeight)`,
      );
      return visit.click('#menu [popovertarget]');
    }
    await visit.waitUntilHidden(MENU_LINK);
    await visit.click(MENU_BUTTON);
    await visit.waitUntilVisible(MENU_LINK);
    await visit.waitUntilTrue(
      'the menu button has aria-expanded',
      `document.querySelector('${MENU_BUTTON}[aria-expanded=true]')`,
    );
    await visit.expectUncovered(MENU_LINK);
    await visit.click(MENU_BUTTON);
    await visit.waitUntilHidden(MENU_LINK);
  },

  'text in view': async (visit) => {
    // Narrow pages in every language, wide ones in one.
    for (const locale of visit.width < WIDE_MENU_MIN_WIDTH ? locales : [visit.locale])
      for (const path of Object.values(pages)) {
        await visit.goto(getLocalePath(locale, path));
        await visit.expectTextInView();
      }
  },

  language: async (visit) => {
    const other = locales[(locales.indexOf(visit.locale) + 1) % locales.length] ?? visit.locale;
    await visit.open(pages.about);
    if (visit.width < WIDE_MENU_MIN_WIDTH) await visit.click(MENU_BUTTON);
    await visit.click(`#menu a[hreflang=${other}]`);
    await visit.waitForPath(getLocalePath(other, pages.about));
    await visit.waitUntilTrue(
      'the page is in that language',
      `document.documentElement.lang === '${getLanguageTag(other)}'`,
    );
    await visit.goto(pages.services);
    await visit.waitForPath(getLocalePath(other, pages.services));
  },

  'filter by URL and by click, back and forward': async (visit) => {
    const cases = getLocalePath(visit.locale, pages.cases);
    await visit.open(pages.cases);
    const value = await getFirstOption(visit);
    const all = await visit.driver.evaluate<number>(`document.querySelectorAll('${ITEM}').length`);
    await visit.goto(`${cases}?industry=${value}`);
    await waitForIndustry(visit, value);

    await visit.open(pages.about);
    await visit.open(pages.cases);
    await visit.click(`a[data-filter=industry][data-value="${value}"]`);
    await visit.waitForPath(`${cases}?industry=${value}`);
    await waitForIndustry(visit, value);
    await visit.goInHistory(-1);
    await visit.waitForPath(cases);
    await visit.waitUntilTrue(
      'all cases are shown again',
      `document.querySelectorAll('${ITEM}').length === ${all}`,
    );
    await visit.goInHistory(-1);
    await visit.waitForPath(getLocalePath(visit.locale, pages.about));
    await visit.goInHistory(1);
    await visit.waitForPath(cases);
    await visit.goInHistory(1);
    await waitForIndustry(visit, value);
  },

  'load more': async (visit) => {
    if (getListTotal(devices) <= devices.list.pageSize) return;
    await visit.open(pages.services);
    const count = `document.querySelectorAll('#device-list ${ITEM}').length`;
    const before = await visit.driver.evaluate<number>(count);
    await visit.click('#device-list [data-more] a');
    await visit.waitUntilTrue('there are more devices', `${count} > ${before}`);
  },

  article: async (visit) => {
    await visit.open(pages.insights);
    const link = `#articles ${ITEM} a[href*="/insights/"]`;
    const path = await visit.driver.evaluate<string>(
      `document.querySelector(${JSON.stringify(link)}).pathname`,
    );
    await visit.click(link);
    await visit.waitForPath(path);
    await visit.expectUncovered('h1, article h2, article p');
  },

  'form with an error, then sent': async (visit) => {
    await visit.open(pages.contact);
    await visit.driver.type('#name', 'Lâm Thị Hoa 林');
    await visit.click('#consent');
    await visit.click('#enquiry form [type=submit]');
    await visit.waitUntilTrue(
      'three fields are marked as invalid',
      `document.querySelectorAll('#enquiry [aria-invalid=true]').length === 3`,
    );
    await visit.waitUntilTrue(
      'the list of errors has the focus',
      `document.activeElement.id === 'form-faults'`,
    );
    await visit.waitUntilTrue(
      'the entered values are kept',
      `document.getElementById('name').value === 'Lâm Thị Hoa 林' && document.getElementById('consent').checked`,
    );
    await visit.click('#enquiry [name=replyChannel][value=email]');
    await visit.driver.type('#email', 'an@example.com');
    await visit.driver.type('#message', '你好，xin chào');
    await visit.driver.evaluate(`(document.getElementById('subject').value = 'erp',
      document.getElementById('subject').dispatchEvent(new Event('change', { bubbles: true })))`);
    await visit.click('#enquiry form [type=submit]');
    await visit.waitUntilVisible(SUCCESS_MESSAGE);
    await visit.expectUncovered(`${SUCCESS_MESSAGE} h2`);
  },

  fade: async (visit) => {
    await visit.open(pages.about);
    const home = getLocalePath(visit.locale, pages.home);
    await visit.click(`body > header a[href="${home}"]`);
    await visit.waitForPath(home);
    // Either the browser runs a cross-document view transition, or the page runs a CSS animation; never both.
    const hasViewTransition = `[...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).some((rule) =>
      [...(rule.cssRules || [])].some((inner) => inner.constructor.name === 'CSSViewTransitionRule'))`;
    const hasAnimation = `(document.documentElement.hasAttribute('${PAGE_FADE_IN}') && getComputedStyle(document.querySelector('main')).animationName === 'arrive')`;
    await visit.waitUntilTrue(
      'the page fades in by exactly one of them',
      `${hasViewTransition} !== ${hasAnimation}`,
    );
    await visit.expectUncovered('h1');
  },
};

/** Returns the first value of the industry filter. */
function getFirstOption({ driver }: Visit): Promise<string> {
  return driver.evaluate(`document.querySelector('${OPTION}').dataset.value`);
}

/** Waits until only the cases of one industry are shown. */
async function waitForIndustry(visit: Visit, value: string): Promise<void> {
  await visit.waitUntilVisible(ITEM);
  await visit.waitUntilTrue(
    `only cases of ${value} are shown`,
    `[...document.querySelectorAll('${ITEM}')].every(({ dataset }) => dataset.industry === '${value}') &&
      document.querySelector('a[data-filter=industry][data-value="${value}"][aria-current=true]')`,
  );
}
