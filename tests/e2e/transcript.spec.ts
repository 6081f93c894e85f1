import { expect, type Page, test } from '@playwright/test';
import { figures } from '@/lib/collections/figures';
import { news } from '@/lib/collections/news';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { loadPosts } from '@/lib/content/entries/posts';
import { getSections } from '@/lib/content/sections/getSections';
import { sectionNames } from '@/lib/content/sections/sectionNames';
import { getContactField } from '@/lib/enquiry/fields';
import { languageTraits } from '@/lib/i18n/languageTraits';
import { type Locale, locales } from '@/lib/i18n/locales';
import { getLocalePath } from '@/lib/i18n/paths';
import { normalizeSpaces } from './normalizeSpaces';
import { getMessages, stubMap } from './site';

/** Expected screen reader announcements of the home page on a phone: its structure, in order. */
function getHomeTranscript(locale: Locale): string[] {
  const { common, home } = getMessages(locale);
  return [
    `link “${common.nav.skip}”`,
    `link “${common.site.name}”`,
    `button “${common.nav.menu}”`,
    `link “${common.actions.price}”`,
    `heading 1 “${home.hero.title}”`,
    `link “${common.actions.price}”`,
    `link “${common.actions.trial}”`,
    `navigation “${home.hero.who}”`,
    `img “${home.hero.imageAlt}”`,
    `heading 2 “${home.stats.title}”`,
    ...getFigures(locale),
    `heading 2 “${home.services.title}”`,
    `heading 2 “${home.showcase.title}”`,
    `group “${home.showcase.hour.legend}”`,
    `group “${home.showcase.role}”`,
    `radio checked “${home.showcase.words.planner}”`,
    `radio “${home.showcase.words.keeper}”`,
    `radio “${home.showcase.words.leader}”`,
    `group “${home.showcase.language}”`,
    `link “${home.showcase.ask}”`,
    `heading 2 “${home.cases.title}”`,
    `heading 2 “${home.products.title}”`,
    `heading 2 “${home.comparison.title}”`,
    `table “${home.comparison.title}”`,
    `columnheader “${home.comparison.feature}”`,
    `columnheader “${home.comparison.traditional}”`,
    `columnheader “${home.comparison.own}”`,
    `heading 2 “${home.testimonials.title}”`,
    `heading 2 “${home.news.title}”`,
    ...loadPosts(news, locale)
      .slice(0, 3)
      .map(({ title }) => `heading 3 “${title}”`),
    `heading 2 “${home.closing.title}”`,
    `link “${common.actions.price}”`,
    `link “${common.actions.trial}”`,
    `link “${common.site.name}”`,
    `navigation “${common.footer.quickLinks}”`,
  ].map(normalizeSpaces);
}

/** The figures of the home page. */
const getFigures = (locale: Locale) =>
  loadEntries(figures, locale)
    .slice(0, 4)
    .map(({ number }) => `strong “${number}”`);

/** Expected announcements of the contact page: breadcrumb, contact links, and the form fields in order. */
function getContactTranscript(locale: Locale): string[] {
  const { common, contact } = getMessages(locale);
  const { form } = contact;
  const [channel] = languageTraits[locale].replyChannels;
  const requiredField = getContactField(channel);
  return [
    `link “${common.nav.skip}”`,
    `navigation “${common.nav.breadcrumb}”`,
    `link “${common.nav.home}”`,
    `heading 1 “${contact.title}”`,
    `list “${contact.direct}”`,
    `heading 2 “${form.title}”`,
    `textbox “${form.name}”`,
    `textbox “${form.optional.replace('{label}', form.company)}”`,
    `group “${form.reply.label}”`,
    ...languageTraits[locale].replyChannels.map(
      (id, index) => `radio ${index === 0 ? 'checked ' : ''}“${form.reply[id]}”`,
    ),
    ...(['email', 'phone'] as const).map(
      (field) =>
        `textbox “${field === requiredField ? form[field] : form.optional.replace('{label}', form[field])}”`,
    ),
    `combobox “${form.subject}”`,
    `option selected “${form.subjectPrompt}”`,
    `textbox “${channel === 'phone' ? form.optional.replace('{label}', form.message) : form.message}”`,
    `group “${form.kind.label}”`,
    `radio checked “${form.kind.contact}”`,
    `radio “${form.kind.trial}”`,
    `checkbox “${form.consents.information.label}”`,
    `checkbox “${form.consents.transfer.label}”`,
    `button “${form.submit}”`,
    `heading 2 “${contact.info.title}”`,
    `heading 2 “${contact.trial.title}”`,
    `heading 2 “${contact.faq.title}”`,
    `heading 2 “${contact.map.heading}”`,
    `link “${common.nav.home}”`,
  ].map(normalizeSpaces);
}

/** A line of Playwright's ARIA snapshot: `- link "Name" [level=1]: text`. */
const LINE = /^\s*- '?([a-z]+)(?: ("(?:[^"\\]|\\.)*"))?(?: \[([^\]]*)\])?'?:?(?: (.+?))?'?$/;

/**
 * Returns the page as a screen reader announces it, one line per element: role, level or state, and the name or text in
 * quotation marks. Unnamed groups are omitted.
 */
async function getAnnouncements(page: Page): Promise<string[]> {
  const outline = await page.locator('body').ariaSnapshot();
  return outline.split('\n').flatMap((line) => {
    const [, role = '', name, state, text] = LINE.exec(line) ?? [];
    const words = name ? (JSON.parse(name) as string) : text?.replace(/^"(.*)"$/, '$1');
    if (!words) return [];
    const kind = [role, state?.replace('level=', '')].filter(Boolean).join(' ');
    return [`${kind} “${normalizeSpaces(words)}”`];
  });
}

for (const locale of locales) {
  test.describe(() => {
    // In another language, the hint to the visitor's language would be announced too.
    test.use({ locale });

    test(`screen readers announce home and contact page in order in ${locale}`, async ({ page }) => {
      for (const name of ['home', 'contact'] as const) {
        test.skip(`${getSections(name)}` !== `${sectionNames[name]}`, 'Editors have changed the sections.');
      }
      await stubMap(page);
      await page.setViewportSize({ width: 390, height: 844 });
      for (const [path, getTranscript] of [
        ['/', getHomeTranscript],
        ['/contact/', getContactTranscript],
      ] as const) {
        await page.goto(getLocalePath(locale, path));
        const announcements = await getAnnouncements(page);
        const expected = getTranscript(locale);

        // Each expected line occurs exactly once, in order; other lines may be between them.
        expect(announcements.filter((line) => expected.includes(line))).toEqual(expected);

        expect(announcements.filter((line, index) => line === announcements[index - 1])).toEqual([]);
        // Decorative separators and arrows are not announced.
        expect(announcements.filter((line) => /“[\s/|·•→←+×–—-]*”$/.test(line))).toEqual([]);
        expect(announcements.filter((line) => /[→←›»/]”$/.test(line))).toEqual([]);
      }
    });
  });
}
