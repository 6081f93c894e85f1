import { JsonLd } from '@/components/seo/JsonLd';
import { Fold } from '@/components/ui/Fold';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { faqPage } from '@/lib/content/structuredData/faqPage';
import { getCopy } from '@/lib/content/texts/getCopy';
import { entryLink } from '@/lib/shared/i18n/entryLink';
import { langOf } from '@/lib/shared/i18n/langOf';
import styles from './Faq.module.css';

/** How many questions a phone shows before it is asked for more. */
const FIRST = 4;

/** What buyers ask, to be unfolded one by one. */
export async function Faq() {
  const copy = await getCopy('contact');
  const questions = loadEntities('faq.json', copy.locale).map((item) => (
    <Fold key={item.id} id={item.id} summary={<span {...langOf(item, 'question')}>{item.question}</span>}>
      <p {...langOf(item, 'answer')}>{item.answer}</p>
      {item.leadsTo && (
        <p>
          <a href={entryLink(item.leadsTo, copy.locale)} {...langOf(item, 'leadsTo')}>
            {item.leadsTo.text}
          </a>
        </p>
      )}
    </Fold>
  ));
  return (
    <Section id="faq">
      <div className={styles.faq}>
        <SectionHead id="faq" look="plain" label={copy('faq.label')} title={copy('faq.title')} />
        <div className={styles.questions}>
          {questions.slice(0, FIRST)}
          <Fold summary={copy('faq.more')} wide="open">
            {questions.slice(FIRST)}
          </Fold>
        </div>
      </div>
      {/* Beside the texts that it repeats, so that both compress into one. */}
      <JsonLd graph={[faqPage(copy.locale)]} />
    </Section>
  );
}
