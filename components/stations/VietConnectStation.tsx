import { getTranslator } from '@/lib/content/messages/getTranslator';
import { formatDate } from '@/lib/i18n/formatDate';
import { getLanguageTag } from '@/lib/i18n/locales';
import { createAmountFormat } from '@/lib/pricing/currency';
import { Row, Station } from './Station';
import { ACCEPTED_QUOTATION, CARTON_ARRIVAL, CARTONS_PER_MONTH, quotations } from './sampleOrder';
import styles from './stations.module.css';

const remarks = { a: 'vietconnect.remarkA', b: 'vietconnect.remarkB', c: 'vietconnect.remarkC' } as const;

/** Three quotations for one enquiry, each with a remark in the language of its supplier and its translation. */
export async function VietConnectStation() {
  const t = await getTranslator('stations');
  const originals = await Promise.all(quotations.map(({ lang }) => getTranslator('stations', lang)));
  const formatPrice = createAmountFormat(t.locale, 'VND');
  const renderState = (id: (typeof quotations)[number]['id']) => {
    if (id === 'c') return <strong>{t('vietconnect.departs')}</strong>;
    if (id !== ACCEPTED_QUOTATION.id) return undefined;
    return <strong>{t('vietconnect.ordered', { date: formatDate(CARTON_ARRIVAL, t.locale) })}</strong>;
  };
  return (
    <Station
      id="vietconnect"
      screen={t('vietconnect.screen', { count: CARTONS_PER_MONTH.toLocaleString(t.locale) })}
      user={t('vietconnect.user')}
    >
      <ul className={styles.rows}>
        {quotations.map(({ id, price, minimum, days, validUntil, lang }, index) => (
          <Row
            key={id}
            name="quotation"
            open={id === ACCEPTED_QUOTATION.id}
            label={t(`vietconnect.${id}`)}
            note={t('vietconnect.days', { count: days })}
            value={formatPrice(price)}
            isAlarm={id === 'c'}
            data-resolves={id === 'c' || undefined}
          >
            <blockquote lang={getLanguageTag(lang)}>{originals[index]?.(remarks[id])}</blockquote>
            {t.locale !== lang && <p>{t(remarks[id])}</p>}
            <p>
              {t('vietconnect.terms', {
                minimum: minimum.toLocaleString(t.locale),
                date: formatDate(validUntil, t.locale),
              })}
            </p>
            {renderState(id)}
          </Row>
        ))}
      </ul>
    </Station>
  );
}
