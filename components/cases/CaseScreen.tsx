import deviceStyles from '@/components/ui/device.module.css';
import type { CustomerCase } from '@/lib/collections/cases';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import styles from './CaseScreen.module.css';

/** A screen of the software with figures of the case. Null if the case has none. */
export function CaseScreen({ item }: { item: CustomerCase }) {
  if (!item.screen) return null;
  const { title, rows, due } = item.screen;
  return (
    <figure className={deviceStyles.frame} {...getFallbackLang(item, 'screen')}>
      <figcaption className={deviceStyles.bar}>
        <b>{title}</b>
      </figcaption>
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {due && (
          <div data-due>
            <dt>{due.label}</dt>
            <dd>{due.value}</dd>
          </div>
        )}
      </dl>
    </figure>
  );
}
