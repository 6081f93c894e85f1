import { Quote } from '@/components/layout/Quote';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { pictureFrames } from '@/lib/browser/pictureFrames';
import { testimonials } from '@/lib/collections/testimonials';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEntryPath, getLocalePath } from '@/lib/i18n/paths';
import styles from './Testimonials.module.css';
import { Thread, ThreadBend, threadColumns } from './Thread';

/** Section with the first three customer quotes: one is large and has a portrait. */
export async function Testimonials() {
  const t = await getTranslator('home');
  const [first, ...others] = loadEntries(testimonials, t.locale).slice(0, 3);
  const getCaseHref = (id: string | undefined) => id && getLocalePath(t.locale, getEntryPath('cases', id));
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
    </Section>
  );
}
