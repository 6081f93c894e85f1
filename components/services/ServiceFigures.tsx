import { WordBreaks } from '@/components/ui/WordBreaks';
import { figures } from '@/lib/collections/figures';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import styles from './ServiceFigures.module.css';

/** The figures that all services have in common: modules, languages, support, reply time and updates. */
export async function ServiceFigures() {
  const { locale } = await getTranslator('services');
  const stats = loadEntries(figures, locale).filter(({ shownOn }) => shownOn.includes('services'));
  return (
    <ul className={styles.figures}>
      {stats.map((stat) => (
        <li key={stat.id} {...getFallbackLang(stat, 'label')}>
          <strong>{stat.number}</strong> <WordBreaks>{stat.label}</WordBreaks>
        </li>
      ))}
    </ul>
  );
}
