import { expect, test } from '@playwright/test';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { loadNews } from '@/lib/content/entries/loadPosts';
import { getSections } from '@/lib/content/sections/getSections';
import { sectionNames } from '@/lib/content/sections/sectionNames';
import { getContactField } from '@/lib/shared/enquiry/replyChannels';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { languageTraits } from '@/lib/shared/i18n/languageTraits';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { getAnnouncements } from './getAnnouncements';
import { normalizeSpaces } from './normalizeSpaces';
import { getMessages, stubMap, waitForFrames } from './site';

/** Expected screen reader announcements of the home page on a phone: its structure, in order. */
function getHomeTranscript(locale: Locale): string[] {
  const { common, home } = getMessages(locale);
  return [
    `link “${common.nav.skip}”`,
    `link “${common.site.name}”`,
    `button “${common.nav.menu}”`,
    `heading 1 “${home.hero.title}”`,
    `link “${common.actions.trial}”`,
    `link “${home.hero.cases}”`,
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
    ...loadNews(locale)
      .slice(0, 3)
      .map(({ title }) => `heading 3 “${title}”`),
    `heading 2 “${home.closing.title}”`,
    `link “${common.actions.trial}”`,
    `link “${common.actions.contact}”`,
    `link “${common.site.name}”`,
    `navigation “${common.footer.quickLinks}”`,
  ].map(normalizeSpaces);
}

/** The figures of the home page. */
const getFigures = (locale: Locale) =>
  loadEntries('stats.json', locale)
    .slice(0, 4)
    .map(({ number }) => `strong “${number}”`);

/** Expected announcements of the contact page: breadcrumb, contact links, and the form fields in order. */
function getContactTranscript(locale: Locale): string[] {
  const { common, contact } = getMessages(locale);
  const { form } = contact;
  const requiredField = getContactField(languageTraits[locale].replyChannels[0]);
  return [
    `link “${common.nav.skip}”`,
    `navigation “${common.nav.breadcrumb}”`,
    `link “${common.nav.home}”`,
    `heading 1 “${contact.title}”`,
    `list “${contact.direct}”`,
    `heading 2 “${form.title}”`,
    `textbox “${form.name}”`,
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
    `textbox “${form.message}”`,
    `checkbox “${form.consents.information.label}”`,
    `checkbox “${form.consents.transfer.label}”`,
    `textbox “${form.optional.replace('{label}', form.company)}”`,
    `group “${form.kind.label}”`,
    `radio checked “${form.kind.contact}”`,
    `radio “${form.kind.trial}”`,
    `button “${form.submit}”`,
    `heading 2 “${contact.info.title}”`,
    `heading 2 “${contact.trial.title}”`,
    `heading 2 “${contact.faq.title}”`,
    `heading 2 “${contact.map.heading}”`,
    `link “${common.nav.home}”`,
  ].map(normalizeSpaces);
}

for (const locale of locales) {
  test.describe(() => {
    // In another language, the hint to the visitor's language changes the bar at the bottom.
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
        // Until the first frame, the animation that hides a link of the bottom bar has not begun.
        await waitForFrames(page);
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
