import { findCustomPage } from '@/lib/content/entries/loadCustomPages';
import { loadFacts } from '@/lib/content/entries/loadEntries';
import { getEntryLink } from '@/lib/shared/i18n/getEntryLink';
import { getContentLang } from '@/lib/shared/i18n/languageTags';
import type { Locale } from '@/lib/shared/i18n/locales';
import { ButtonLink } from './ButtonLink';

/** A link to the page with the contract terms, labelled with its title. Renders nothing if there is no such page. */
export function ContractLink({ locale }: { locale: Locale }) {
  const { contractPage } = loadFacts().featured;
  const page = contractPage && findCustomPage(locale, contractPage);
  return page ? (
    <ButtonLink href={getEntryLink({ page: page.slug }, locale)} look="quiet">
      <span lang={getContentLang(page.lang, locale)}>{page.title}</span>
    </ButtonLink>
  ) : null;
}
