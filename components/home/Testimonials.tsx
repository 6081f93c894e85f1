import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { loadEntries, type TranslatedEntry } from '@/lib/content/entries/loadEntries';
import type { Entry } from '@/lib/content/entries/schemas';
import { getCasePath } from '@/lib/content/lists/getListPagePath';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import styles from './Testimonials.module.css';
import { Thread, ThreadBend, threadColumns } from './Thread';

/**
 * Section with customer quotes: the first is large and has a portrait; the others are in a row that scrolls sideways.
 */
export async function Testimonials() {
  const t = await getTranslator('home');
  const [first, ...others] = loadEntries('testimonials.json', t.locale);
  return (
    <Section id="testimonials">
      <h2 className={styles.title} id="testimonials-title">
        {t('testimonials.title')}
      </h2>
      {first && (
        <div className={`${threadColumns} ${styles.first}`}>
          <Quote item={first} locale={t.locale} />
          {first.avatar && <Picture src={first.avatar} alt="" {...pictureFrames.portrait} />}
          <Thread screen="narrow" />
          <ThreadBend screen="wide" to="left" />
        </div>
      )}
      <ul className={styles.others}>
        {others.map((item) => (
          <li key={item.id}>
            <Quote item={item} locale={t.locale} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('testimonials.lead')}</p>
    </Section>
  );
}

type QuoteProps = { item: TranslatedEntry<Entry<'testimonials.json'>>; locale: Locale };

/** A quote with the speaker and the company. The company links to its customer case, if there is one. */
function Quote({ item, locale }: QuoteProps) {
  return (
    <figure className={styles.quote} id={item.id}>
      <blockquote {...getFallbackLang(item, 'content')}>
        <p>{item.content}</p>
      </blockquote>
      <figcaption>
        <strong {...getFallbackLang(item, 'name')}>{item.name}</strong>
        <span className="visually-hidden">, </span>
        <span {...getFallbackLang(item, 'company')}>
          {item.case ? (
            <a href={getLocalePath(locale, getCasePath(item.case))}>{item.company}</a>
          ) : (
            item.company
          )}
        </span>
      </figcaption>
    </figure>
  );
}
