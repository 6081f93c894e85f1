import { ButtonLink } from '@/components/ui/ButtonLink';
import { Disclosure } from '@/components/ui/Disclosure';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { StackedTable } from '@/components/ui/StackedTable';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getEnquiryLink } from '@/lib/shared/i18n/getEnquiryLink';
import { PriceExample } from './PriceExample';
import styles from './Pricing.module.css';

const columns = ['part', 'how', 'included'] as const;
const parts = ['users', 'modules', 'project', 'private'] as const;

/** Section with the price per user, a sample quotation, and a table of the price components. */
export async function Pricing() {
  const [t, common] = await Promise.all([getTranslator('services'), getTranslator('common')]);
  return (
    <Section id="pricing" tone="sunken" tall>
      <div className={styles.pricing}>
        <div className={styles.offer}>
          <SectionHeader id="pricing" look="plain" {...t.head('pricing')} />
          <p className={styles.from}>
            <strong>{t('pricing.from.price')}</strong>
            {t('pricing.from.unit')}
          </p>
          <p>{common('trial.days')}</p>
          <ButtonLink href={getEnquiryLink(t.locale, { kind: 'trial' })}>
            {common('actions.trial')}
          </ButtonLink>
          <ButtonLink
            href={getEnquiryLink(t.locale, { subject: 'erp', about: 'service:erp' })}
            look="secondary"
          >
            {t('pricing.quotation')}
          </ButtonLink>
          <Disclosure summary={t('pricing.noteTitle')} wide="open">
            <p>{t('pricing.note')}</p>
          </Disclosure>
          <Disclosure summary={<h3>{t('pricing.example.movesTitle')}</h3>} wide="headed">
            <p>{t('pricing.example.moves')}</p>
          </Disclosure>
        </div>
        <PriceExample />
      </div>
      <Disclosure summaryId="pricing-fold" summary={t('pricing.fold')} wide="open">
        <StackedTable
          labelledBy="pricing-fold"
          columns={columns.map((column) => ({
            heading: t(`pricing.${column}`),
            label: t.text(`pricing.${column}`),
          }))}
          rows={parts.map((part) => ({
            key: part,
            cells: columns.map((column) => t(`pricing.rows.${part}.${column}`)),
          }))}
        />
      </Disclosure>
    </Section>
  );
}
