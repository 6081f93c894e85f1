import type { TranslatedEntry } from '@/lib/content/entries/loadEntries';
import type { Entry } from '@/lib/content/entries/schemas';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import styles from './Quote.module.css';

type QuoteProps = {
  item: TranslatedEntry<Entry<'testimonials.json'>>;
  /** The URL of the customer case, to which the company links. */
  href?: string | undefined;
};

/** A quote of a customer with the speaker and the company. */
export function Quote({ item, href }: QuoteProps) {
  return (
    <figure className={styles.quote} id={item.id}>
      <blockquote {...getFallbackLang(item, 'content')}>
        <p>{item.content}</p>
      </blockquote>
      <figcaption>
        <strong {...getFallbackLang(item, 'name')}>{item.name}</strong>
        <span className="visually-hidden">, </span>
        <span {...getFallbackLang(item, 'company')}>
          {href ? <a href={href}>{item.company}</a> : item.company}
        </span>
      </figcaption>
    </figure>
  );
}
