import { getLocale } from 'next-intl/server';
import { loadEntities } from '@/lib/content/loadEntities';
import { getCopy } from '@/lib/i18n/getCopy';
import { pageSizes } from '@/lib/lists/pageSizes';
import { pageOf } from '@/lib/lists/paginate';
import { DeviceCard } from './DeviceCard';
import styles from './DeviceItems.module.css';

/** A page of all devices. */
export async function DeviceArchive({ page }: { page: number }) {
  const [locale, copy] = [await getLocale(), await getCopy('services')];
  const devices = loadEntities('devices.json', locale);
  return (
    <div className="container">
      <h2 className="visually-hidden">{copy('devices.label')}</h2>
      <ul className={styles.devices}>
        {pageOf(devices, page, pageSizes.devices).map((device) => (
          <li key={device.id}>
            <DeviceCard device={device} specs={copy('devices.specs')} />
          </li>
        ))}
      </ul>
    </div>
  );
}
