import { getLocale } from 'next-intl/server';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { langOf } from '@/lib/content/langOf';
import { loadEntities } from '@/lib/content/loadEntities';
import { getCopy } from '@/lib/i18n/getCopy';
import { localePath } from '@/lib/i18n/localePath';
import { pages } from '@/lib/i18n/paths';
import styles from './Testimonials.module.css';

/** What customers say: the first quote large, the others in columns beside it. Each leads to its customer case. */
export async function Testimonials() {
  const [locale, copy] = [await getLocale(), await getCopy('home')];
  const testimonials = loadEntities('testimonials.json', locale);
  return (
    <Section id="testimonials">
      <SectionHead
        id="testimonials"
        label={copy('testimonials.label')}
        title={copy('testimonials.title')}
        lead={copy('testimonials.lead')}
      />
      <div className={styles.quotes}>
        {testimonials.map((item) => (
          <figure className={styles.quote} key={item.id} id={item.id} data-reveal>
            <blockquote {...langOf(item, 'content')}>
              <p>{item.content}</p>
            </blockquote>
            <figcaption>
              <strong {...langOf(item, 'name')}>{item.name}</strong>
              <span {...langOf(item, 'company')}>
                {item.case ? (
                  <a href={`${localePath(locale, pages.cases)}#${item.case}`}>{item.company}</a>
                ) : (
                  item.company
                )}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
