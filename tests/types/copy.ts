import { getCopy } from '@/lib/content/texts/getCopy';

/** Compiled by `npm run types`, never run: each line below an expected error is a mistake that must not compile. */
export async function mistakes(): Promise<void> {
  const copy = await getCopy('common');
  copy('nav.home');
  copy('footer.copyright', { year: 2026 });
  // @ts-expect-error a key that is not there
  copy('nav.hom');
  // @ts-expect-error the argument is missing
  copy('footer.copyright');
  // @ts-expect-error another argument than the text has
  copy.text('pager.page', { number: 2 });
  // @ts-expect-error an argument too few
  copy.text('pager.position', { page: 2 });
  // @ts-expect-error an argument for a text that has none
  copy('nav.home', { page: 2 });

  const services = await getCopy('services');
  services.head('trust');
  // @ts-expect-error a section without a lead
  services.head('archive');

  const contact = await getCopy('contact');
  contact.rich('form.notice', { privacy: (chunks) => chunks });
  // @ts-expect-error another tag than the text has
  contact.rich('form.notice', { link: (chunks) => chunks });
}
