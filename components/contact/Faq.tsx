import { JsonLd } from '@/components/seo/JsonLd';
import { Disclosure } from '@/components/ui/Disclosure';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { createFaqPage } from '@/lib/content/structuredData/createFaqPage';
import { getEntryLink } from '@/lib/shared/i18n/getEntryLink';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import styles from './Faq.module.css';

/** Number of questions shown on a phone before the disclosure is opened. */
const VISIBLE_QUESTION_COUNT = 4;

/** Section with frequently asked questions, each in a disclosure. */
export async function Faq() {
  const t = await getTranslator('contact');
  const questions = loadEntries('faq.json', t.locale).map((item) => (
    <Disclosure
      key={item.id}
      id={item.id}
      summary={<span {...getFallbackLang(item, 'question')}>{item.question}</span>}
    >
      <p {...getFallbackLang(item, 'answer')}>{item.answer}</p>
      {item.leadsTo && (
        <p>
          <a href={getEntryLink(item.leadsTo, t.locale)} {...getFallbackLang(item, 'leadsTo')}>
            {item.leadsTo.text}
          </a>
        </p>
      )}
    </Disclosure>
  ));
  return (
    <Section id="faq">
      <div className={styles.faq}>
        <SectionHeader id="faq" look="plain" label={t('faq.label')} title={t('faq.title')} />
        <div className={styles.questions}>
          {questions.slice(0, VISIBLE_QUESTION_COUNT)}
          <Disclosure summary={t('faq.more')} wide="open">
            {questions.slice(VISIBLE_QUESTION_COUNT)}
          </Disclosure>
        </div>
      </div>
      {/* Next to the same text in the HTML: compression finds repeated text only within a short distance. */}
      <JsonLd graph={[createFaqPage(t.locale)]} />
    </Section>
  );
}
