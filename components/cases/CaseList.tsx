import { getLocale } from 'next-intl/server';
import { ListIsland } from '@/components/lists/ListIsland';
import { BridgeMap } from '@/components/map/BridgeMap';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { taxonomyIds } from '@/lib/content/entries/taxonomy';
import { listFacts } from '@/lib/content/lists/listFacts';
import { pageEntries } from '@/lib/content/lists/pageEntries';
import { getCopy } from '@/lib/content/texts/getCopy';
import { enquiryLink } from '@/lib/shared/i18n/enquiryLink';
import { CaseItems } from './CaseItems';
import styles from './CaseItems.module.css';
import { caseLabels } from './caseLabels';

/** The customer cases, filtered by industry and region. */
export async function CaseList() {
  const locale = await getLocale();
  const copy = await getCopy('cases');
  const taxonomy = await getCopy('taxonomy');
  const [industries, regions] = [taxonomyIds('industries'), taxonomyIds('regions')];
  return (
    <Section id="all-cases">
      <SectionHead id="all-cases" look="plain" title={copy('list.title')} />
      <div className={styles.map}>
        <BridgeMap eager />
      </div>
      <ListIsland
        name="cases"
        component={CaseItems}
        props={{
          list: listFacts('cases', locale, 'case-list'),
          entries: await pageEntries('cases', locale, 1),
          groups: [
            {
              name: 'industry',
              label: copy('list.industry'),
              options: industries.map((value) => ({ value, label: taxonomy(`industries.${value}`) })),
            },
            {
              name: 'region',
              label: copy('list.region'),
              options: regions.map((value) => ({ value, label: taxonomy(`regions.${value}`) })),
            },
          ],
          labels: {
            search: copy('list.search'),
            showing: copy.raw('list.showing'),
            showingPart: copy.raw('list.showingPart'),
            emptyTitle: copy('empty.title'),
            emptyHint: copy('empty.hint'),
          },
          ask: { href: enquiryLink(locale), label: copy('invite.action') },
          caseLabels: {
            ...(await caseLabels()),
            inviteTitle: copy('invite.title'),
            inviteText: copy('invite.text'),
          },
        }}
      />
    </Section>
  );
}
