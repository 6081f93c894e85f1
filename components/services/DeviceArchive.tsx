import { getLocale } from 'next-intl/server';
import { pageEntries } from '@/lib/content/lists/pageEntries';
import { getCopy } from '@/lib/content/texts/getCopy';
import { DeviceCard } from './DeviceCard';
import styles from './DeviceItems.module.css';

/** A page of all devices. */
export async function DeviceArchive({ page }: { page: number }) {
  const [locale, copy] = await Promise.all([getLocale(), getCopy('services')]);
  const devices = await pageEntries('devices', locale, page);
  return (
    <div className="container">
      <h2 className="visually-hidden">{copy('devices.label')}</h2>
      <ul className={styles.devices}>
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceCard device={device} specs={copy('devices.specs')} />
          </li>
        ))}
      </ul>
    </div>
  );
}
