import { CustomPageLink } from '@/components/layout/CustomPageLink';
import { Disclosure } from '@/components/ui/Disclosure';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './Trust.module.css';

const questions = ['place', 'access', 'leaving'] as const;

/** Section with answers to questions of IT departments: data location, access, data export. */
export async function Trust() {
  const t = await getTranslator('services');
  return (
    <Section id="trust" tone="sunken">
      <div className={styles.trust}>
        <SectionHeader id="trust" look="plain" label={t('trust.label')} title={t('trust.title')} />
        {questions.map((question) => (
          <Disclosure key={question} summary={<h3>{t(`trust.rows.${question}.question`)}</h3>} wide="headed">
            <p>{t(`trust.rows.${question}.answer`)}</p>
          </Disclosure>
        ))}
        <p className={styles.annex}>
          <CustomPageLink field="serviceLevelPage" locale={t.locale} />
        </p>
      </div>
    </Section>
  );
}
