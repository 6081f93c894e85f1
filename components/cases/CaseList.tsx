import { getLocale } from 'next-intl/server';
import { ListIsland } from '@/components/lists/ListIsland';
import { BridgeMap } from '@/components/map/BridgeMap';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { taxonomyIds } from '@/lib/content/entries/taxonomy';
import { caseEntry } from '@/lib/content/lists/caseEntry';
import { listFacts } from '@/lib/content/lists/listFacts';
import { getCopy } from '@/lib/content/texts/getCopy';
import { enquiryLink } from '@/lib/shared/i18n/enquiryLink';
import { CaseItems } from './CaseItems';
import styles from './CaseItems.module.css';

/** Every customer case, filtered by industry and region. */
export async function CaseList() {
  const locale = await getLocale();
  const cases = loadEntities('customer-cases.json', locale);
  const copy = await getCopy('cases');
  const taxonomy = await getCopy('taxonomy');
  const caseLabels = {
    challenge: copy('list.challenge'),
    solution: copy('list.solution'),
    before: copy('list.before'),
    after: copy('list.after'),
    year: copy('list.year'),
    users: copy('list.users'),
    weeks: copy('list.weeks'),
    modules: copy('list.modules'),
    voice: copy('list.voice'),
    story: copy('list.story'),
    ask: copy('list.ask'),
    link: copy('list.link'),
    inviteTitle: copy('invite.title'),
    inviteText: copy('invite.text'),
  };
  const [industries, regions] = [taxonomyIds('industries'), taxonomyIds('regions')];
  const list = listFacts('cases', locale, cases, {
    id: 'case-list',
    filters: [
      { name: 'industry', values: industries, of: ({ industry }) => [industry] },
      { name: 'region', values: regions, of: ({ region }) => [region] },
    ],
  });
  const entries = await Promise.all(cases.map((item) => caseEntry(item, locale)));
  return (
    <Section id="all-cases">
      <SectionHead id="all-cases" look="plain" title={copy('list.title')} />
      <div className={styles.map}>
        <BridgeMap />
      </div>
      <ListIsland
        name="cases"
        component={CaseItems}
        props={{
          list,
          entries,
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
          caseLabels,
        }}
      />
    </Section>
  );
}
