import { ArchivePage } from '@/components/lists/ArchivePage';
import { DeviceCard } from '@/components/services/DeviceCard';
import styles from '@/components/services/DeviceItems.module.css';
import { devices } from '@/lib/collections/devices';
import { type ArchiveRouteProps, getArchiveMetadata, getArchivePageParams } from '@/lib/routes/archivePages';

export const dynamicParams = false;

export const generateStaticParams = () => getArchivePageParams(devices);

export const generateMetadata = ({ params }: ArchiveRouteProps) => getArchiveMetadata(devices, params);

/** An archive page of the list of devices. */
export default function DeviceArchivePage({ params }: ArchiveRouteProps) {
  return (
    <ArchivePage list={devices} params={params} className={styles.devices}>
      {(device) => (
        <li key={device.id}>
          <DeviceCard device={device} />
        </li>
      )}
    </ArchivePage>
  );
}
