'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Field, getDescriptionProps } from '@/components/ui/Field';
import { canPrint } from '@/lib/browser/canPrint';
import { DEFERRED_CLICK } from '@/lib/browser/protocol';
import { fillPlaceholders, formatQuotation, type QuotationFormat } from '@/lib/pricing/formatQuotation';
import { getQuotedService, maxQuantities, type PriceItem, priceItems } from '@/lib/pricing/priceItems';
import { type Quantities, setQuantities } from '@/lib/pricing/quotation';
import styles from './PriceCalculator.module.css';
import tableStyles from './QuotationTable.module.css';
import { useQuotationForm } from './useQuotationForm';

type PriceCalculatorProps = {
  format: QuotationFormat;
  /** The sample quotation, with which the fields are filled at first. */
  sample: Quantities;
  /** URL of the contact form, which receives the quantities as its query. */
  contactUrl: string;
  /** Other ways to send the quotation. A click also copies its URL, to be pasted. */
  channels: { href: string; label: string; target?: string }[];
  /** The subject of an enquiry about each service, by the value of `about`. */
  subjects: Record<string, string>;
  /** The items that can be quoted. */
  fields: { [item in PriceItem]?: { label: string; price: string } };
  columns: Record<'line' | 'calculation' | 'amount', string>;
  labels: Record<
    'title' | 'range' | 'more' | 'send' | 'copy' | 'copied' | 'print' | 'openHint' | 'issuer' | 'direct',
    string
  >;
  /** Title and lead of the sample quotation, with the names of its connections, and of any other quotation. */
  example: Record<'title' | 'lead' | 'connections', string>;
  estimate: Record<'title' | 'lead', string>;
};

const deferred = { [DEFERRED_CLICK]: '' };

/**
 * Fields with quantities and the quotation for them. Without scripts, the sample quotation is shown, and the form sends
 * the quantities to the contact page.
 */
export function PriceCalculator(props: PriceCalculatorProps) {
  const { format, sample, contactUrl, channels, subjects, fields, columns, labels } = props;
  const { locale, pageUrl } = format;
  const { quantities, corrected, getUrl, formProps } = useQuotationForm(sample);
  /** The service that the URL names. */
  const [linkedAbout, setLinkedAbout] = useState<string>();
  /** The items with a field. A link from a service folds the items of other services. */
  const [shownItems, setShownItems] = useState(priceItems);
  const [copied, setCopied] = useState<typeof sample>();
  const [isPrintable, setIsPrintable] = useState(true);

  useEffect(() => setIsPrintable(canPrint()), []);
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const linked = query.get('about') ?? '';
    if (!Object.hasOwn(subjects, linked)) return;
    setLinkedAbout(linked);
    const linkedItems = priceItems.filter((item) => Number(query.get(item)));
    if (linkedItems.length > 0) setShownItems(linkedItems);
  }, [subjects]);

  const showAllItems = () => {
    flushSync(() => setShownItems(priceItems));
    document.getElementById(`price-${priceItems.find((item) => !shownItems.includes(item))}`)?.focus();
  };

  const copy = async () => {
    const url = getUrl();
    try {
      await navigator.clipboard.writeText(url);
      setCopied(quantities);
    } catch {
      // Pages without HTTPS have no clipboard.
      prompt(labels.copy, url);
    }
  };

  const isSample = priceItems.every((id) => quantities[id] === sample[id]);
  const { title, lead } = isSample ? props.example : props.estimate;
  const { lines } = format.labels;
  const shownLines = isSample ? { ...lines, connections: props.example.connections } : lines;
  const quotation = formatQuotation(quantities, {
    ...format,
    labels: { ...format.labels, lines: shownLines },
  });
  const [firstYear] = quotation.totals;
  const { format: toText } = new Intl.NumberFormat(locale);
  const about = linkedAbout ?? `service:${getQuotedService(quantities)}`;
  const subject = Object.hasOwn(subjects, about) ? subjects[about] : undefined;
  const url = new URL(setQuantities(pageUrl, quantities));
  return (
    <div className={styles.calculator} id="calculator">
      <form className={styles.form} action={contactUrl} aria-labelledby="calculator-title" {...formProps}>
        <h3 id="calculator-title">{labels.title}</h3>
        <div className={styles.fields}>
          {priceItems.map((item) => {
            if (!fields[item]) return null;
            const id = `price-${item}`;
            const { label, price } = fields[item];
            const range = { max: toText(maxQuantities[item]), value: toText(quantities[item]) };
            const error = corrected.includes(item) ? fillPlaceholders(labels.range, range) : undefined;
            return (
              <div key={item} hidden={!shownItems.includes(item)}>
                <Field id={id} label={label} hint={price} error={error}>
                  <input
                    {...getDescriptionProps(id, price, error)}
                    type="number"
                    inputMode="numeric"
                    name={item}
                    defaultValue={sample[item]}
                    min={0}
                    max={maxQuantities[item]}
                    required
                  />
                </Field>
              </div>
            );
          })}
        </div>
        <Button look="quiet" hidden={shownItems.length === priceItems.length} onClick={showAllItems}>
          {labels.more}
        </Button>
        <input type="hidden" name="subject" value={subject ?? 'other'} />
        <input type="hidden" name="about" value={subject ? about : ''} />
        <div className={styles.total}>
          <output>{firstYear && fillPlaceholders(format.labels.textTotal, firstYear)}</output>
          <Button type="submit">{labels.send}</Button>
        </div>
        <div className={styles.actions}>
          <ButtonLink look="secondary" href={`${url.search}#pricing`} onClick={prevent(copy)} {...deferred}>
            {copied === quantities ? labels.copied : labels.copy}
          </ButtonLink>
          <ButtonLink
            look="secondary"
            href="#pricing"
            hidden={!isPrintable}
            onClick={prevent(printQuotation)}
            {...deferred}
          >
            {labels.print}
          </ButtonLink>
          {isPrintable || <p>{labels.openHint}</p>}
        </div>
      </form>
      <div className={styles.sheet}>
        <h3 id="quotation-title">{title}</h3>
        <p>{lead}</p>
        <QuotationTable {...quotation} columns={columns} />
        <p className={styles.issuer} data-share="" data-url={url.href}>
          {labels.issuer}
        </p>
        <p className={styles.channels} data-share="">
          {labels.direct}{' '}
          {channels.map(({ href: channelUrl, label, target }) => (
            <a
              key={channelUrl}
              href={channelUrl}
              target={target}
              rel="noopener"
              // The link opens the messenger even if the browser refuses the clipboard.
              onClick={() => navigator.clipboard?.writeText(getUrl()).catch(() => undefined)}
            >
              {label}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}

/** The lines of a quotation, each with its calculation and amount, then the totals. */
function QuotationTable({
  lines,
  totals,
  columns,
}: Pick<PriceCalculatorProps, 'columns'> & ReturnType<typeof formatQuotation>) {
  return (
    <table className={tableStyles.table} aria-labelledby="quotation-title">
      <thead>
        <tr>
          <th scope="col">
            {columns.line} / {columns.calculation}
          </th>
          <th scope="col">{columns.amount}</th>
        </tr>
      </thead>
      {[lines, totals].map((rows) => (
        <tbody key={rows === lines ? 'lines' : 'totals'}>
          {rows.map(({ id, label, calculation, amount, approximate }) => (
            <tr key={id}>
              <th scope="row">
                {label}
                <span>{calculation}</span>
              </th>
              <td>
                {amount}
                {approximate && <span>{approximate}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Prints only the quotation: sets `data-printed` on `<html>` while the browser prints, for styles that hide the rest. */
function printQuotation(): void {
  const { dataset } = document.documentElement;
  dataset.printed = 'quotation';
  addEventListener('afterprint', () => delete dataset.printed, { once: true });
  print();
}

/** Calls `action` in place of the default action of a link. */
function prevent(action: () => void) {
  return (event: { preventDefault(): void }) => {
    event.preventDefault();
    action();
  };
}
