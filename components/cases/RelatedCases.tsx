import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import type { CustomerCase } from '@/lib/content/entries/loadCases';
import { createCaseEntry } from '@/lib/content/lists/createCaseEntry';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { CaseCard } from './CaseCard';

type RelatedCasesProps = { id?: string; title: ReactNode; cases: CustomerCase[] };

/** Section with cases at the end of a page. Null if `cases` is empty. */
export async function RelatedCases({ id = 'similar', title, cases }: RelatedCasesProps) {
  const { locale } = await getTranslator('cases');
  const entries = await Promise.all(cases.map((item) => createCaseEntry(item, locale)));
  if (entries.length === 0) return null;
  return (
    <Section id={id}>
      <SectionHeader id={id} title={title} />
      {entries.map((entry) => (
        <CaseCard key={entry.id} item={entry} />
      ))}
    </Section>
  );
}
