import { WordBreaks } from '@/components/ui/WordBreaks';
import type { Testimonial } from '@/lib/collections/testimonials';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import styles from './Quote.module.css';

type QuoteProps = {
  item: Testimonial;
  /** The URL of the customer case, to which the company links. */
  href?: string | undefined;
};

/** A quote of a customer with the speaker and the company. */
export function Quote({ item, href }: QuoteProps) {
  return (
    <figure className={styles.quote} id={item.id}>
      <blockquote {...getFallbackLang(item, 'content')}>
        <p>
          <WordBreaks>{item.content}</WordBreaks>
        </p>
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
