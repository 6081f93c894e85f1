import { getTranslator } from '@/lib/content/messages/getTranslator';

/** Compiled by `npm run types`, never run. Each line after `@ts-expect-error` must not compile. */
export async function checkTranslatorTypes(): Promise<void> {
  const t = await getTranslator('common');
  t('nav.home');
  t('footer.copyright', { year: 2026 });
  // @ts-expect-error an unknown key
  t('nav.hom');
  // @ts-expect-error a missing argument
  t('footer.copyright');
  // @ts-expect-error a wrong argument
  t.text('pager.page', { number: 2 });
  // @ts-expect-error too few arguments
  t.text('pager.position', { page: 2 });
  // @ts-expect-error an argument for a message without placeholders
  t('nav.home', { page: 2 });

  const services = await getTranslator('services');
  services.head('pricing');
  // @ts-expect-error a section without a lead paragraph
  services.head('archive');

  const contact = await getTranslator('contact');
  contact.rich('form.notice', { privacy: (chunks) => chunks });
  // @ts-expect-error a wrong tag
  contact.rich('form.notice', { link: (chunks) => chunks });
}
