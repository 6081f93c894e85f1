import { ListIsland } from '@/components/lists/ListIsland';
import { BridgeMap } from '@/components/map/BridgeMap';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { getCopy } from '@/lib/content/texts/getCopy';
import { enquiryLink } from '@/lib/shared/i18n/enquiryLink';
import { CaseItems } from './CaseItems';
import styles from './CaseItems.module.css';
import { caseLabels } from './caseLabels';

/** The customer cases, filtered by industry and region. */
export async function CaseList() {
  const copy = await getCopy('cases');
  return (
    <Section id="all-cases">
      <SectionHead id="all-cases" look="plain" title={copy('list.title')} />
      <div className={styles.map}>
        <BridgeMap eager />
      </div>
      <ListIsland
        list="cases"
        island="cases"
        id="case-list"
        component={CaseItems}
        filters={[
          { name: 'industry', group: 'industries', label: copy('list.industry') },
          { name: 'region', group: 'regions', label: copy('list.region') },
        ]}
        labels={{
          search: copy('list.search'),
          showing: copy.raw('list.showing'),
          showingPart: copy.raw('list.showingPart'),
          emptyTitle: copy('empty.title'),
          emptyHint: copy('empty.hint'),
        }}
        more={{
          ask: { href: enquiryLink(copy.locale), label: copy('invite.action') },
          invite: { title: copy('invite.title'), text: copy('invite.text') },
          caseLabels: await caseLabels(),
        }}
      />
    </Section>
  );
}
