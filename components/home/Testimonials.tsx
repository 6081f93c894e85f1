import { getLocale } from 'next-intl/server';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { getCopy } from '@/lib/content/texts/getCopy';
import { pictureFrames } from '@/lib/shared/pictures/pictureFrames';
import { Quote } from './Quote';
import styles from './Testimonials.module.css';
import { between, Jog, Thread } from './Thread';

/** What customers say: one of them at length and in person, the others in a row to be moved sideways. */
export async function Testimonials() {
  const copy = await getCopy('home');
  const [first, ...others] = loadEntities('testimonials.json', await getLocale());
  return (
    <Section id="testimonials">
      <h2 className={styles.title} id="testimonials-title">
        {copy('testimonials.title')}
      </h2>
      {first && (
        <div className={`${between} ${styles.first}`}>
          <Quote item={first} />
          {first.avatar && <Picture src={first.avatar} alt="" {...pictureFrames.portrait} />}
          <Thread only="narrow" />
          <Jog only="wide" to="left" />
        </div>
      )}
      <ul className={styles.others}>
        {others.map((item) => (
          <li key={item.id}>
            <Quote item={item} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{copy('testimonials.lead')}</p>
    </Section>
  );
}
