import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { getCopy } from '@/lib/content/texts/getCopy';
import styles from './Timeline.module.css';

const years = ['2016', '2018', '2021', '2024', '2026'] as const;

/** The company's years as marks on a ruler. */
export async function Timeline() {
  const copy = await getCopy('about');
  return (
    <Section id="timeline" tone="sunken">
      <SectionHead id="timeline" look="plain" label={copy('timeline.label')} title={copy('timeline.title')} />
      <ol className={styles.ruler}>
        {years.map((year) => (
          <li key={year}>
            <time dateTime={year}>{year}</time>
            <p>{copy(`timeline.items.${year}`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
