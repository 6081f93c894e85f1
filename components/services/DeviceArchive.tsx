import { getLocale } from 'next-intl/server';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { pageSizes } from '@/lib/content/lists/pageSizes';
import { getCopy } from '@/lib/content/texts/getCopy';
import { pageOf } from '@/lib/shared/lists/paginate';
import { DeviceCard } from './DeviceCard';
import styles from './DeviceItems.module.css';

/** A page of all devices. */
export async function DeviceArchive({ page }: { page: number }) {
  const [locale, copy] = await Promise.all([getLocale(), getCopy('services')]);
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
