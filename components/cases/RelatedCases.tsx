import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { type CustomerCase, getRelatedCases } from '@/lib/content/entries/loadCases';
import { createCaseEntry } from '@/lib/content/lists/createCaseEntry';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { CaseCard } from './CaseCard';

/** Section with the cases that are most similar to a case. */
export async function RelatedCases({ item }: { item: CustomerCase }) {
  const t = await getTranslator('cases');
  const related = getRelatedCases(t.locale, item);
  const entries = await Promise.all(related.map((other) => createCaseEntry(other, t.locale)));
  return (
    <Section id="similar">
      <SectionHeader id="similar" title={t('page.related')} />
      {entries.map((entry) => (
        <CaseCard key={entry.id} item={entry} />
      ))}
    </Section>
  );
}
