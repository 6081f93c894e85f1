import { ArchivePage } from '@/components/lists/ArchivePage';
import { DeviceCard } from '@/components/services/DeviceCard';
import styles from '@/components/services/DeviceItems.module.css';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { type ArchiveRouteProps, getArchivePageParams } from '@/lib/content/routes/archivePages';
import { getArchiveMetadata } from '@/lib/content/seo/getArchiveMetadata';

export const dynamicParams = false;

export const generateStaticParams = () => getArchivePageParams('devices');

export const generateMetadata = ({ params }: ArchiveRouteProps) => getArchiveMetadata('devices', params);

/** An archive page of the list of devices. */
export default async function DeviceArchivePage({ params }: ArchiveRouteProps) {
  const t = await getTranslator('services');
  const headings = { title: t('archive.title'), heading: t('devices.label') };
  return (
    <ArchivePage list="devices" params={params} {...headings} className={styles.devices}>
      {(device) => (
        <li key={device.id}>
          <DeviceCard device={device} specs={t('devices.specs')} />
        </li>
      )}
    </ArchivePage>
  );
}
