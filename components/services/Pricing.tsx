import { CustomPageLink } from '@/components/layout/CustomPageLink';
import { getQuotationFormat } from '@/components/pricing/getQuotationFormat';
import { PriceCalculator } from '@/components/pricing/PriceCalculator';
import { Disclosure } from '@/components/ui/Disclosure';
import { Island } from '@/components/ui/Island';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { StackedTable } from '@/components/ui/StackedTable';
import { services } from '@/lib/collections/services';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getFirstMessenger } from '@/lib/content/facts/getMessenger';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLocalePath, pages } from '@/lib/i18n/paths';
import { createAmountFormat } from '@/lib/pricing/currency';
import { getOfferedItems, type PriceItem, priceItems } from '@/lib/pricing/priceItems';
import { getEnquiryLink } from '@/lib/routes/links';
import styles from './Pricing.module.css';

const columns = ['part', 'how', 'included'] as const;
const notes = ['users', 'currency'] as const;

/** The messages with the price of an item, if it differs from the price for each. */
const priceKeys: { [item in PriceItem]?: 'perUser' | 'perVideo' } = { users: 'perUser', videos: 'perVideo' };

/** Section with the price per user, the price calculator, notes, and the list of all prices. */
export async function Pricing() {
  const t = await getTranslator('services');
  const entries = loadEntries(services, t.locale);
  return (
    <Section id="pricing" tone="sunken" tall>
      <div className={styles.offer}>
        <SectionHeader id="pricing" look="plain" {...t.head('pricing')} />
        <div className={styles.from}>
          <p>
            <strong>{t('pricing.from.price')}</strong>
            {t('pricing.from.unit')}
          </p>
        </div>
      </div>
      <Calculator />
      <div className={styles.notes}>
        {notes.map((note) => (
          <Disclosure key={note} summary={<h3>{t(`pricing.notes.${note}.title`)}</h3>} wide="headed">
            <p>{t(`pricing.notes.${note}.text`)}</p>
          </Disclosure>
        ))}
      </div>
      <Disclosure summaryId="pricing-fold" summary={t('pricing.fold')} wide="open">
        <StackedTable
          labelledBy="pricing-fold"
          columns={columns.map((column) => ({
            heading: t(`pricing.${column}`),
            label: t.text(`pricing.${column}`),
          }))}
          rows={[...getOfferedItems(entries), 'project' as const].map((part) => ({
            key: part,
            cells: columns.map((column) => t(`pricing.rows.${part}.${column}`)),
          }))}
        />
      </Disclosure>
      <CustomPageLink field="contractPage" locale={t.locale} />
    </Section>
  );
}

/** The price calculator as an island, filled with the sample quotation of the first service. */
async function Calculator() {
  const t = await getTranslator('services');
  const common = await getTranslator('common');
  const quotationFormat = await getQuotationFormat();
  const { company, prices } = loadFacts();
  const { currency, samples, perMonth } = prices;
  const messenger = getFirstMessenger(t.locale);
  const formatAmount = createAmountFormat(t.locale, currency);
  const entries = loadEntries(services, t.locale);
  const items = getOfferedItems(entries);
  const sample = samples[entries[0]?.id ?? ''];
  return (
    <Island
      name="priceCalculator"
      component={PriceCalculator}
      parameters={priceItems}
      props={{
        format: quotationFormat,
        sample: pick(priceItems, (id) => (items.includes(id) && sample?.[id]) || 0),
        contactUrl: getEnquiryLink(t.locale),
        channels: [
          {
            href: messenger.href ?? getLocalePath(t.locale, `${pages.contact}#wechat`),
            label: common.text(`bar.${messenger.id}`),
            target: '_blank',
          },
          { href: `tel:${company.phoneToDial}`, label: company.phone },
        ],
        subjects: Object.fromEntries(entries.map(({ id, subject }) => [`service:${id}`, subject])),
        fields: pick(items, (id) => {
          const price = formatAmount(perMonth[id]);
          const key = priceKeys[id] ?? 'each';
          const label = t.text(`pricing.calculator.fields.${id}`);
          return { label, price: t.text(`pricing.calculator.${key}`, { price }) };
        }),
        columns: pick(['line', 'calculation', 'amount'], (key) => t.text(`pricing.quotation.${key}`)),
        labels: {
          ...pick(['title', 'more', 'send', 'copy', 'copied', 'print', 'direct'], (key) =>
            t.text(`pricing.calculator.${key}`),
          ),
          range: t.raw('pricing.calculator.range'),
          openHint: common.text('share.openHint'),
          issuer: t.text('pricing.quotation.issuer'),
        },
        example: {
          title: t.text('pricing.quotation.example'),
          lead: t.text('pricing.quotation.exampleLead'),
          connections: t.text('pricing.quotation.connections'),
        },
        estimate: { title: t.text('pricing.quotation.title'), lead: t.text('pricing.quotation.lead') },
      }}
    />
  );
}

function pick<K extends string, T>(keys: readonly K[], getValue: (key: K) => T): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, getValue(key)])) as Record<K, T>;
}
