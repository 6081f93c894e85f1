import { getLocale } from 'next-intl/server';
import type { Localized } from '@/lib/content/entries/loadEntities';
import type { Entity } from '@/lib/content/entries/schemas';
import { casePath } from '@/lib/content/lists/casePath';
import { langOf } from '@/lib/shared/i18n/langOf';
import { localePath } from '@/lib/shared/i18n/localePath';
import styles from './Testimonials.module.css';

/** A customer's words, who said them, and the way to the case that they belong to. */
export async function Quote({ item }: { item: Localized<Entity<'testimonials.json'>> }) {
  const locale = await getLocale();
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
