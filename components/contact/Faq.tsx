import { Question } from '@/components/layout/Question';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { faq } from '@/lib/collections/faq';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './Faq.module.css';

/** Section with frequently asked questions, each in a disclosure. */
export async function Faq() {
  const t = await getTranslator('contact');
  const entries = loadEntries(faq, t.locale);
  return (
    <Section id="faq">
      <div className={styles.faq}>
        <SectionHeader id="faq" look="plain" label={t('faq.label')} title={t('faq.title')} />
        <div>
          {entries.map((item) => (
            <Question key={item.id} item={item} locale={t.locale} />
          ))}
        </div>
      </div>
    </Section>
  );
}
