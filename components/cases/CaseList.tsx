import { ListIsland } from '@/components/lists/ListIsland';
import { Section } from '@/components/ui/Section';
import { cases } from '@/lib/collections/cases';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEnquiryLink } from '@/lib/routes/links';
import { CaseItems } from './CaseItems';

/** Section with the list of customer cases. */
export async function CaseList() {
  const t = await getTranslator('cases');
  return (
    <Section id="all-cases">
      <h2 id="all-cases-title" className="visually-hidden">
        {t('list.title')}
      </h2>
      <ListIsland
        collection={cases}
        island="cases"
        id="case-list"
        component={CaseItems}
        labels={{ emptyTitle: t('empty.title'), emptyHint: t('empty.hint') }}
        extraProps={{ contactLink: { href: getEnquiryLink(t.locale), label: t('empty.action') } }}
      />
    </Section>
  );
}
