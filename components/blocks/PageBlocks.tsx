import type { ComponentType } from 'react';
import { CompanyFigures } from '@/components/about/CompanyFigures';
import { MeasureChart } from '@/components/cases/MeasureChart';
import { RelatedCases } from '@/components/cases/RelatedCases';
import { ContactFormSection } from '@/components/contact/ContactFormSection';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EntryPicture } from '@/components/ui/EntryPicture';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { cases, selectCases } from '@/lib/collections/cases';
import type { PageBlock } from '@/lib/collections/customPages';
import type { CustomPage } from '@/lib/content/entries/customPages';
import { findEntry, loadEntries } from '@/lib/content/entries/loadEntries';
import { createCard } from '@/lib/content/lists/createCard';
import { renderMarkdown, renderMarkdownBody } from '@/lib/content/markdown/renderMarkdown';
import { resolvePictures } from '@/lib/content/pictures/getPublishedPictureUrl';
import { getContentLang, getFallbackLang } from '@/lib/i18n/getFallbackLang';
import type { Locale } from '@/lib/i18n/locales';
import { getEntryLink } from '@/lib/i18n/paths';
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
    const props = { block, html, id: getBlockId(index), locale, lang: getContentLang(page.lang, locale) };
    return <Block key={props.id} {...props} />;
  });
}

/** Returns the texts among the blocks of a page, for its table of contents. */
export function getBlockHeadings({ blocks = [] }: CustomPage): { id: string; text: string }[] {
  return blocks.flatMap(({ type, title }, index) =>
    type === 'text' ? [{ id: getBlockId(index), text: title }] : [],
  );
}

const getBlockId = (index: number) => `block-${index + 1}`;

const components: { [T in PageBlock['type']]: ComponentType<BlockProps<T>> } = {
  text: TextBlock,
  figures: ({ block, lang }) => (
    <CompanyFigures title={<span lang={lang}>{block.title}</span>} ids={block.figures} />
  ),
  cases: ({ block, id, locale, lang }) => (
    <RelatedCases
      id={id}
      title={<span lang={lang}>{block.title}</span>}
      cases={selectCases(loadEntries(cases, locale), block).slice(0, 3)}
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

/** A text with a picture beside it, or with the drawing and the measured change of a case. */
async function TextBlock({ block, html, id, locale, lang }: BlockProps<'text'>) {
  const item = findEntry(cases, locale, block.case);
  const card = item && (await createCard(cases, item, locale));
  const picture = block.image ? { ...resolvePictures(block), untranslated: [] } : card;
  return (
    <Section id={id}>
      <SectionHeader id={id} look="plain" title={<span lang={lang}>{block.title}</span>} />
      <div className={picture && styles.pair}>
        <Prose html={html} lang={lang} />
        <div className={styles.picture}>
          {picture && <EntryPicture entry={picture} frame="offer" />}
          {card && <MeasureChart item={card} />}
          {card && (
            <a href={card.href} {...getFallbackLang(card, 'title')}>
              {card.title}
            </a>
          )}
        </div>
      </div>
    </Section>
  );
}
