import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { getCopy } from '@/lib/i18n/getCopy';
import styles from './Story.module.css';

/** Where the company comes from, beside the picture of the two shores. */
export async function Story() {
  const copy = await getCopy('about');
  const paragraphs = ['origin', 'work', 'limits'] as const;
  return (
    <Section id="story">
      <div className={styles.story}>
        <Picture src="/images/about.svg" alt={copy.text('imageAlt')} width={720} height={420} eager />
      </div>
      <div className={styles.text}>
        <SectionHead id="story" label={copy('story.label')} title={copy('story.title')} />
        <div className={styles.paragraphs}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{copy(`story.paragraphs.${paragraph}`)}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
