import { expect, type Page, test } from '@playwright/test';
import { getSections } from '@/lib/content/sections/getSections';
import { sectionNames } from '@/lib/content/sections/sectionNames';
import { getContactField } from '@/lib/enquiry/fields';
import { type Locale, languageTraits, locales } from '@/lib/i18n/locales';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import { normalizeSpaces } from './normalizeSpaces';
import { getMessages, stubMap } from './site';

/** Expected announcements of a screen reader on the contact page: breadcrumb, contact links, and the form fields in order. */
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

    test(`screen readers announce the contact page in order in ${locale}`, async ({ page }) => {
      test.skip(
        `${getSections('contact')}` !== `${sectionNames.contact}`,
        'Editors have changed the sections.',
      );
      await stubMap(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(getLocalePath(locale, pages.contact));
      const announcements = await getAnnouncements(page);
      const expected = getContactTranscript(locale);
      // Each expected line occurs exactly once, in order; other lines may be between them.
      expect(announcements.filter((line) => expected.includes(line))).toEqual(expected);
      expect(announcements.filter((line, index) => line === announcements[index - 1])).toEqual([]);
      // Decorative separators and arrows are not announced.
      expect(announcements.filter((line) => /“[\s/|·•→←+×–—-]*”$|[→←›»/]”$/.test(line))).toEqual([]);
    });
  });
}
