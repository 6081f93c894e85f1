import { getLocale } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { getCopy } from '@/lib/i18n/getCopy';
import { localePath } from '@/lib/i18n/localePath';
import { pages } from '@/lib/i18n/paths';
import styles from './Pricing.module.css';

const parts = ['users', 'modules', 'project', 'private'] as const;

/** How the price is made up, under the promise of the trial. */
export async function Pricing() {
  const [locale, copy, common] = [await getLocale(), await getCopy('services'), await getCopy('common')];
  return (
    <Section id="pricing">
      <SectionHead
        id="pricing"
        label={copy('pricing.label')}
        title={copy('pricing.title')}
        lead={copy('pricing.lead')}
      />
      <table className={styles.prices} aria-labelledby="pricing-title">
        <thead>
          <tr>
            <th scope="col">{copy('pricing.part')}</th>
            <th scope="col">{copy('pricing.how')}</th>
            <th scope="col">{copy('pricing.included')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{copy(`pricing.rows.${part}.part`)}</th>
              <td>{copy(`pricing.rows.${part}.how`)}</td>
              <td>{copy(`pricing.rows.${part}.included`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.note}>
        <p>{copy('pricing.note')}</p>
        <ButtonLink href={`${localePath(locale, pages.contact)}#trial`}>{common('actions.trial')}</ButtonLink>
      </div>
    </Section>
  );
}
