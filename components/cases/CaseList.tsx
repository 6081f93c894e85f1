import { getLocale } from 'next-intl/server';
import { FilterableList } from '@/components/lists/FilterableList';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadEntities } from '@/lib/content/loadEntities';
import { industries, regions } from '@/lib/content/schemas';
import { countBy } from '@/lib/filters/countBy';
import { getCopy } from '@/lib/i18n/getCopy';
import { CaseCard } from './CaseCard';
import styles from './CaseList.module.css';

/** Every customer case, filtered by industry and region. */
export async function CaseList() {
  const cases = loadEntities('customer-cases.json', await getLocale());
  const [copy, common, taxonomy] = [
    await getCopy('cases'),
    await getCopy('common'),
    await getCopy('taxonomy'),
  ];
  const byIndustry = countBy(cases, ({ industry }) => [industry]);
  const byRegion = countBy(cases, ({ region }) => [region]);
  return (
    <Section id="all-cases">
      <SectionHead id="all-cases" label={copy('list.label')} title={copy('list.title')} />
      <FilterableList
        id="case-list"
        total={cases.length}
        groups={[
          {
            name: 'industry',
            label: copy('list.industry'),
            options: industries.map((value) => ({
              value,
              label: taxonomy(`industries.${value}`),
              count: byIndustry.get(value) ?? 0,
            })),
          },
          {
            name: 'region',
            label: copy('list.region'),
            options: regions.map((value) => ({
              value,
              label: taxonomy(`regions.${value}`),
              count: byRegion.get(value) ?? 0,
            })),
          },
        ]}
        labels={{
          all: common('actions.all'),
          showing: copy.raw('list.showing'),
          emptyTitle: copy('empty.title'),
          emptyHint: copy('empty.hint'),
        }}
      >
        <ul className={styles.cases}>
          {cases.map((item) => (
            <li
              key={item.id}
              id={item.id}
              data-item
              data-industry={item.industry}
              data-region={item.region}
              suppressHydrationWarning
            >
              <CaseCard item={item} />
            </li>
          ))}
        </ul>
      </FilterableList>
    </Section>
  );
}
