import { Disclosure } from '@/components/ui/Disclosure';
import type { Question as Entry } from '@/lib/collections/faq';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import type { Locale } from '@/lib/i18n/locales';
import { getEntryLink } from '@/lib/i18n/paths';
import styles from './Question.module.css';

type QuestionProps = { item: Omit<Entry, 'fallbackLang'>; locale: Locale };

/** A question with its answer in a disclosure, and a link to the details. */
export function Question({ item, locale }: QuestionProps) {
  return (
    <Disclosure
      id={item.id}
      className={styles.question}
      summary={<span {...getFallbackLang(item, 'question')}>{item.question}</span>}
    >
      <p {...getFallbackLang(item, 'answer')}>{item.answer}</p>
      {item.leadsTo && (
        <p>
          <a href={getEntryLink(item.leadsTo, locale)} {...getFallbackLang(item, 'leadsTo')}>
            {item.leadsTo.text}
          </a>
        </p>
      )}
    </Disclosure>
  );
}
