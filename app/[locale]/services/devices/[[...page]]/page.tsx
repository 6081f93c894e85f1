import { Archive } from '@/components/lists/Archive';
import { DeviceCard } from '@/components/services/DeviceCard';
import styles from '@/components/services/DeviceItems.module.css';
import { type ArchiveProps, archiveParams } from '@/lib/content/routes/archivePages';
import { archiveMetadata } from '@/lib/content/seo/archiveMetadata';
import { getCopy } from '@/lib/content/texts/getCopy';

export const dynamicParams = false;

export const generateStaticParams = () => archiveParams('devices');

export const generateMetadata = ({ params }: ArchiveProps) => archiveMetadata('devices', params);

/** A page of all devices. */
export default async function DeviceArchivePage({ params }: ArchiveProps) {
  const copy = await getCopy('services');
  const texts = { title: copy('archive.title'), heading: copy('devices.label') };
  return (
    <Archive list="devices" params={params} {...texts} className={styles.devices}>
      {(device) => (
        <li key={device.id}>
          <DeviceCard device={device} specs={copy('devices.specs')} />
        </li>
      )}
    </Archive>
  );
}
