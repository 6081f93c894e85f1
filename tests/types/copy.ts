import { getTranslator } from '@/lib/content/messages/getTranslator';

/** Compiled by `npm run types`, never run: each line below an expected error is a mistake that must not compile. */
export async function mistakes(): Promise<void> {
  const t = await getTranslator('common');
  t('nav.home');
  t('footer.copyright', { year: 2026 });
  // @ts-expect-error a key that is not there
  t('nav.hom');
  // @ts-expect-error the argument is missing
  t('footer.copyright');
  // @ts-expect-error another argument than the text has
  t.text('pager.page', { number: 2 });
  // @ts-expect-error an argument too few
  t.text('pager.position', { page: 2 });
  // @ts-expect-error an argument for a text that has none
  t('nav.home', { page: 2 });

  const services = await getTranslator('services');
  services.head('trust');
  // @ts-expect-error a section without a lead
  services.head('archive');

  const contact = await getTranslator('contact');
  contact.rich('form.notice', { privacy: (chunks) => chunks });
  // @ts-expect-error another tag than the text has
  contact.rich('form.notice', { link: (chunks) => chunks });
}
