import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './Timeline.module.css';

const years = ['2016', '2018', '2021', '2024', '2026'] as const;

/** Section with the company's milestones on a timeline. */
export async function Timeline() {
  const t = await getTranslator('about');
  return (
    <Section id="timeline" tone="sunken">
      <SectionHeader id="timeline" look="plain" label={t('timeline.label')} title={t('timeline.title')} />
      <ol className={styles.timeline} data-reveal>
        {years.map((year) => (
          <li key={year}>
            <time dateTime={year}>{year}</time>
            <p>{t(`timeline.items.${year}`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
