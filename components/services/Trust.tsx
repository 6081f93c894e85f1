import { ButtonLink } from '@/components/ui/ButtonLink';
import { Disclosure } from '@/components/ui/Disclosure';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEnquiryLink } from '@/lib/shared/i18n/getEnquiryLink';
import styles from './Trust.module.css';

const questions = ['place', 'backups', 'access', 'level', 'ai', 'leaving', 'certificates'] as const;

/** Section with answers to questions of IT departments: data location, access, backups, data export. */
export async function Trust() {
  const t = await getTranslator('services');
  return (
    <Section id="trust" tone="sunken">
      <div className={styles.trust}>
        <SectionHeader id="trust" look="plain" {...t.head('trust')} />
        {questions.map((question) => (
          <Disclosure key={question} summary={<h3>{t(`trust.rows.${question}.question`)}</h3>} wide="headed">
            <p>{t(`trust.rows.${question}.answer`)}</p>
          </Disclosure>
        ))}
        <p className={styles.annex}>
          <ButtonLink href={getEnquiryLink(t.locale)} look="secondary">
            {t('trust.annex')}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}
