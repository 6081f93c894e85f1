import type { ComponentType } from 'react';
import { CompanyFigures } from '@/components/about/CompanyFigures';
import { RelatedCases } from '@/components/cases/RelatedCases';
import { ContactFormSection } from '@/components/contact/ContactFormSection';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EntryPicture } from '@/components/ui/EntryPicture';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import type { CustomPage } from '@/lib/content/entries/loadCustomPages';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { type PageBlock, selectCases } from '@/lib/content/entries/pageBlocks';
import { renderMarkdown, renderMarkdownBody } from '@/lib/content/markdown/renderMarkdown';
import { resolvePictures } from '@/lib/content/pictures/getPublishedPictureUrl';
import { getEntryLink } from '@/lib/shared/i18n/getEntryLink';
import { getContentLang } from '@/lib/shared/i18n/languageTags';
import type { Locale } from '@/lib/shared/i18n/locales';
import styles from './PageBlocks.module.css';

/** `lang` is set if the block is not in the page's locale. */
type BlockProps<T extends PageBlock['type']> = {
  block: Extract<PageBlock, { type: T }>;
  /** The text of the block as HTML. */
  html: string;
  id: string;
  locale: Locale;
  lang: string | undefined;
};

/** The blocks below the text of a page added by editors, in the order of its file. */
export function PageBlocks({ page, locale }: { page: CustomPage; locale: Locale }) {
  // The ids of headings must be different in all texts of the page.
  const takenIds = page.blocks ? [...renderMarkdownBody(page).ids] : [];
  return page.blocks?.map((block, index) => {
    const hasText = block.type === 'text' || block.type === 'action';
    const { html, ids } = renderMarkdown(hasText ? block.text : '', { locale, takenIds });
    takenIds.push(...ids);
    const Block = components[block.type] as ComponentType<BlockProps<PageBlock['type']>>;
    const props = { block, html, id: `block-${index + 1}`, locale, lang: getContentLang(page.lang, locale) };
    return <Block key={props.id} {...props} />;
  });
}

const components: { [T in PageBlock['type']]: ComponentType<BlockProps<T>> } = {
  text: ({ block, html, id, lang }) => (
    <Section id={id}>
      <SectionHeader id={id} look="plain" title={<span lang={lang}>{block.title}</span>} />
      <div className={block.image ? styles.pair : undefined}>
        <Prose html={html} lang={lang} />
        <EntryPicture entry={{ ...resolvePictures(block), untranslated: [] }} frame="offer" />
      </div>
    </Section>
  ),
  figures: ({ block, lang }) => (
    <CompanyFigures title={<span lang={lang}>{block.title}</span>} figures={block.figures} />
  ),
  cases: ({ block, id, locale, lang }) => (
    <RelatedCases
      id={id}
      title={<span lang={lang}>{block.title}</span>}
      cases={selectCases(loadEntries('customer-cases.json', locale), block).slice(0, 3)}
    />
  ),
  form: ({ block, lang }) => (
    <div className={`container ${styles.form}`}>
      <ContactFormSection block={block} lang={lang} />
    </div>
  ),
  action: ({ block, html, id, locale, lang }) => (
    <Section id={id} tone="sunken">
      <SectionHeader id={id} look="plain" title={<span lang={lang}>{block.title}</span>} />
      <Prose html={html} lang={lang} />
      <ButtonLink href={getEntryLink(block.leadsTo, locale, block.campaign)}>
        <span lang={lang}>{block.leadsTo.text}</span>
      </ButtonLink>
    </Section>
  ),
};
