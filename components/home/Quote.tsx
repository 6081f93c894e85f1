import { getLocale } from 'next-intl/server';
import type { Localized } from '@/lib/content/entries/loadEntities';
import type { Entity } from '@/lib/content/entries/schemas';
import { langOf } from '@/lib/shared/i18n/langOf';
import { localePath } from '@/lib/shared/i18n/localePath';
import { pages } from '@/lib/shared/i18n/paths';
import styles from './Testimonials.module.css';

/** A customer's words, who said them, and the way to the case that they belong to. */
export async function Quote({ item }: { item: Localized<Entity<'testimonials.json'>> }) {
  const cases = localePath(await getLocale(), pages.cases);
  return (
    <figure className={styles.quote} id={item.id}>
      <blockquote {...langOf(item, 'content')}>
        <p>{item.content}</p>
      </blockquote>
      <figcaption>
        <strong {...langOf(item, 'name')}>{item.name}</strong>
        <span className="visually-hidden">, </span>
        <span {...langOf(item, 'company')}>
          {item.case ? <a href={`${cases}#${item.case}`}>{item.company}</a> : item.company}
        </span>
      </figcaption>
    </figure>
  );
}
