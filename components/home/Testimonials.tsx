import { Picture } from '@/components/ui/Picture';
import { Quote } from '@/components/ui/Quote';
import { Section } from '@/components/ui/Section';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { getCasePath } from '@/lib/shared/i18n/paths';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import styles from './Testimonials.module.css';
import { Thread, ThreadBend, threadColumns } from './Thread';

/**
 * Section with customer quotes: the first is large and has a portrait; the others are in a row that scrolls sideways.
 */
export async function Testimonials() {
  const t = await getTranslator('home');
  const [first, ...others] = loadEntries('testimonials.json', t.locale);
  const getCaseHref = (id: string | undefined) => id && getLocalePath(t.locale, getCasePath(id));
  return (
    <Section id="testimonials">
      <h2 className={styles.title} id="testimonials-title">
        {t('testimonials.title')}
      </h2>
      {first && (
        <div className={`${threadColumns} ${styles.first}`}>
          <Quote item={first} href={getCaseHref(first.case)} />
          {first.avatar && <Picture src={first.avatar} alt="" {...pictureFrames.portrait} />}
          <Thread screen="narrow" />
          <ThreadBend screen="wide" to="left" />
        </div>
      )}
      <ul className={styles.others}>
        {others.map((item) => (
          <li key={item.id}>
            <Quote item={item} href={getCaseHref(item.case)} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('testimonials.lead')}</p>
    </Section>
  );
}
