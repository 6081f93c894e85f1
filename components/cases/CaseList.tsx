import { ListIsland } from '@/components/lists/ListIsland';
import { Section } from '@/components/ui/Section';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEnquiryLink } from '@/lib/shared/i18n/getEnquiryLink';
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
        list="cases"
        island="cases"
        id="case-list"
        component={CaseItems}
        filterLabels={{ industry: t('list.industry'), region: t('list.region') }}
        labels={{
          search: t('list.search'),
          showing: t.raw('list.showing'),
          showingPart: t.raw('list.showingPart'),
          emptyTitle: t('empty.title'),
          emptyHint: t('empty.hint'),
        }}
        extraProps={{
          contactLink: { href: getEnquiryLink(t.locale), label: t('invite.action') },
          invitation: { title: t('invite.title'), text: t('invite.text') },
        }}
      />
    </Section>
  );
}
