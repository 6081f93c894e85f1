import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { type Localized, loadEntities } from '@/lib/content/entries/loadEntities';
import type { Entity } from '@/lib/content/entries/schemas';
import { casePath } from '@/lib/content/lists/placeInList';
import { getCopy } from '@/lib/content/texts/getCopy';
import { langOf } from '@/lib/shared/i18n/langOf';
import { localePath } from '@/lib/shared/i18n/localePath';
import type { Locale } from '@/lib/shared/i18n/locales';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import styles from './Testimonials.module.css';
import { between, Jog, Thread } from './Thread';

/** What customers say: one of them at length and in person, the others in a row to be moved sideways. */
export async function Testimonials() {
  const copy = await getCopy('home');
  const [first, ...others] = loadEntities('testimonials.json', copy.locale);
  return (
    <Section id="testimonials">
      <h2 className={styles.title} id="testimonials-title">
        {copy('testimonials.title')}
      </h2>
      {first && (
        <div className={`${between} ${styles.first}`}>
          <Quote item={first} locale={copy.locale} />
          {first.avatar && <Picture src={first.avatar} alt="" {...pictureFrames.portrait} />}
          <Thread only="narrow" />
          <Jog only="wide" to="left" />
        </div>
      )}
      <ul className={styles.others}>
        {others.map((item) => (
          <li key={item.id}>
            <Quote item={item} locale={copy.locale} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{copy('testimonials.lead')}</p>
    </Section>
  );
}

type QuoteProps = { item: Localized<Entity<'testimonials.json'>>; locale: Locale };

/** A customer's words, who said them, and the way to the case that they belong to. */
function Quote({ item, locale }: QuoteProps) {
  return (
    <figure className={styles.quote} id={item.id}>
      <blockquote {...langOf(item, 'content')}>
        <p>{item.content}</p>
      </blockquote>
      <figcaption>
        <strong {...langOf(item, 'name')}>{item.name}</strong>
        <span className="visually-hidden">, </span>
        <span {...langOf(item, 'company')}>
          {item.case ? <a href={localePath(locale, casePath(item.case))}>{item.company}</a> : item.company}
        </span>
      </figcaption>
    </figure>
  );
}
