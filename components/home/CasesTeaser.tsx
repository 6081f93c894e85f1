import { MeasureChart } from '@/components/cases/MeasureChart';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { cases } from '@/lib/collections/cases';
import { createCards } from '@/lib/content/lists/createCard';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import styles from './CasesTeaser.module.css';
import { Thread } from './Thread';

const MAX_CASES = 3;

/** Section with the first customer cases, each with a chart of its measured change. */
export async function CasesTeaser() {
  const t = await getTranslator('home');
  const cards = (await createCards(cases, t.locale, 1)).slice(0, MAX_CASES);
  const href = getLocalePath(t.locale, pages.cases);
  return (
    <Section id="cases">
      <SectionHeader id="cases" label={t('cases.label')} title={t('cases.title')} viewAllHref={href} />
      <div className={styles.cases}>
        {cards.map((item) => (
          <article className={styles.case} key={item.id} data-reveal>
            <MeasureChart item={item} hasLabel={false} />
            <h3 {...getFallbackLang(item, 'title')}>
              <a href={item.href}>{item.title}</a>
            </h3>
          </article>
        ))}
        <Thread />
      </div>
    </Section>
  );
}
