import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { getCopy } from '@/lib/content/texts/getCopy';
import styles from './Story.module.css';

const paragraphs = ['origin', 'work', 'limits'] as const;

/** Where the company comes from, below the picture of the two shores. */
export async function Story() {
  const copy = await getCopy('about');
  return (
    <Section id="story">
      <div className={styles.picture}>
        <Picture src="/images/about.svg" alt={copy.text('imageAlt')} width={720} height={420} eager />
      </div>
      <div className={styles.story}>
        <SectionHead id="story" look="plain" label={copy('story.label')} title={copy('story.title')} />
        <div className={styles.paragraphs}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{copy(`story.paragraphs.${paragraph}`)}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
