import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './Story.module.css';

const paragraphs = ['origin', 'work'] as const;

/** Section with a picture and the history of the company. */
export async function Story() {
  const t = await getTranslator('about');
  return (
    <Section id="story">
      <div className={styles.picture}>
        <Picture src="/images/about.svg" alt={t.text('imageAlt')} width={720} height={420} eager />
      </div>
      <div className={styles.story}>
        <SectionHeader id="story" look="plain" label={t('story.label')} title={t('story.title')} />
        <div className={styles.paragraphs} data-reveal>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{t(`story.paragraphs.${paragraph}`)}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
