import { ButtonLink } from '@/components/ui/ButtonLink';
import { findCustomPage } from '@/lib/content/entries/customPages';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getContentLang } from '@/lib/i18n/getFallbackLang';
import type { Locale } from '@/lib/i18n/locales';
import { getEntryLink } from '@/lib/i18n/paths';

type CustomPageLinkProps = { field: 'contractPage' | 'serviceLevelPage'; locale: Locale };

/** A link to a page featured in `messages/facts.json`, labelled with its title. Renders nothing if there is no such page. */
export function CustomPageLink({ field, locale }: CustomPageLinkProps) {
  const slug = loadFacts().featured[field];
  const page = slug && findCustomPage(locale, slug);
  return page ? (
    <ButtonLink href={getEntryLink({ page: page.slug }, locale)} look="quiet">
      <span lang={getContentLang(page.lang, locale)}>{page.title}</span>
    </ButtonLink>
  ) : null;
}
