import { findCustomPage } from '@/lib/content/entries/loadCustomPages';
import { getEntryLink } from '@/lib/shared/i18n/getEntryLink';
import { getContentLang } from '@/lib/shared/i18n/languageTags';
import type { Locale } from '@/lib/shared/i18n/locales';
import { ButtonLink } from './ButtonLink';

/** A link to a page added by editors, labelled with its title. Renders nothing if the page does not exist. */
export function CustomPageLink({ slug, locale }: { slug: string; locale: Locale }) {
  const page = findCustomPage(locale, slug);
  return page ? (
    <ButtonLink href={getEntryLink({ page: slug }, locale)} look="quiet">
      <span lang={getContentLang(page.lang, locale)}>{page.title}</span>
    </ButtonLink>
  ) : null;
}
