import { getLocale } from 'next-intl/server';
import { JsonLd } from '@/components/seo/JsonLd';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { langOf } from '@/lib/content/langOf';
import { loadEntities } from '@/lib/content/loadEntities';
import { entryLink } from '@/lib/i18n/entryLink';
import { getCopy } from '@/lib/i18n/getCopy';
import { faqPage } from '@/lib/structuredData/faqPage';
import styles from './Faq.module.css';

/** What buyers ask, to be unfolded one by one. */
export async function Faq() {
  const [locale, copy] = [await getLocale(), await getCopy('contact')];
  const questions = loadEntities('faq.json', locale);
  return (
    <Section id="faq">
      <SectionHead id="faq" label={copy('faq.label')} title={copy('faq.title')} />
      <div className={styles.questions}>
        {questions.map((item) => (
          <details key={item.id} id={item.id}>
            <summary {...langOf(item, 'question')}>{item.question}</summary>
            <p {...langOf(item, 'answer')}>{item.answer}</p>
            {item.leadsTo && (
              <p>
                <a href={entryLink(item.leadsTo, locale)} {...langOf(item, 'leadsTo')}>
                  {item.leadsTo.text}
                </a>
              </p>
            )}
          </details>
        ))}
      </div>
      {/* Beside the texts that it repeats, so that both compress into one. */}
      <JsonLd graph={[faqPage(locale)]} />
    </Section>
  );
}
