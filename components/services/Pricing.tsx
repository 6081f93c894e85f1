import { getLocale } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { StackedTable } from '@/components/ui/StackedTable';
import { enquiryLink } from '@/lib/i18n/enquiryLink';
import { getCopy } from '@/lib/i18n/getCopy';
import styles from './Pricing.module.css';

const columns = ['part', 'how', 'included'] as const;
const parts = ['users', 'modules', 'project', 'private'] as const;

const exampleColumns = ['line', 'calculation', 'amount'] as const;
const lines = ['users', 'connections', 'machines', 'project'] as const;
const sums = ['first', 'later'] as const;

/** How the price is made up, under the promise of the trial, and a sample quotation to recompute. */
export async function Pricing() {
  const [locale, copy, common] = [await getLocale(), await getCopy('services'), await getCopy('common')];
  return (
    <Section id="pricing" tone="sunken">
      <SectionHead
        id="pricing"
        label={copy('pricing.label')}
        title={copy('pricing.title')}
        lead={copy('pricing.lead')}
      />
      <StackedTable
        labelledBy="pricing-title"
        columns={columns.map((column) => ({
          heading: copy(`pricing.${column}`),
          label: copy.text(`pricing.${column}`),
        }))}
        rows={parts.map((part) => ({
          key: part,
          cells: columns.map((column) => copy(`pricing.rows.${part}.${column}`)),
        }))}
      />
      <div className={styles.example}>
        <h3 id="example-title">{copy('pricing.example.title')}</h3>
        <p>{copy('pricing.example.lead')}</p>
        <StackedTable
          labelledBy="example-title"
          columns={exampleColumns.map((column) => ({
            heading: copy(`pricing.example.columns.${column}`),
            label: copy.text(`pricing.example.columns.${column}`),
          }))}
          rows={[
            ...lines.map((line) => ({
              key: line,
              cells: exampleColumns.map((column) => copy(`pricing.example.rows.${line}.${column}`)),
            })),
            ...sums.map((sum) => ({
              key: sum,
              cells: exampleColumns.map((column) => (
                <strong key={column}>{copy(`pricing.example.rows.${sum}.${column}`)}</strong>
              )),
            })),
          ]}
        />
        <p>{copy('pricing.example.moves')}</p>
        <p>{copy('pricing.note')}</p>
        <ButtonLink href={enquiryLink(locale, { kind: 'trial' })}>{common('actions.trial')}</ButtonLink>
      </div>
    </Section>
  );
}
