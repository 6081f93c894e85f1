import { JsonLd } from '@/components/seo/JsonLd';
import { Disclosure } from '@/components/ui/Disclosure';
import { Question } from '@/components/ui/Question';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { createFaqPage } from '@/lib/content/structuredData/createFaqPage';
import { pages } from '@/lib/shared/i18n/paths';
import styles from './Faq.module.css';

/** Number of questions shown on a phone before the disclosure is opened. */
const VISIBLE_QUESTION_COUNT = 4;

/** Section with frequently asked questions, each in a disclosure. */
export async function Faq() {
  const t = await getTranslator('contact');
  const entries = loadEntries('faq.json', t.locale);
  const questions = entries.map((item) => <Question key={item.id} item={item} locale={t.locale} />);
  return (
    <Section id="faq">
      <div className={styles.faq}>
        <SectionHeader id="faq" look="plain" label={t('faq.label')} title={t('faq.title')} />
        <div>
          {questions.slice(0, VISIBLE_QUESTION_COUNT)}
          <Disclosure summary={t('faq.more')} wide="open">
            {questions.slice(VISIBLE_QUESTION_COUNT)}
          </Disclosure>
        </div>
      </div>
      {/* Next to the same text in the HTML: compression finds repeated text only within a short distance. */}
      <JsonLd graph={[createFaqPage(t.locale, pages.contact, entries)]} />
    </Section>
  );
}
