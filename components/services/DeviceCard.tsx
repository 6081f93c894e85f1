import { EntryPicture } from '@/components/ui/EntryPicture';
import type { DeviceCard as Card } from '@/lib/collections/devices';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import styles from './DeviceCard.module.css';

/** A device card: drawing, name and summary. */
export function DeviceCard({ device }: { device: Card }) {
  return (
    <article className={styles.device}>
      <EntryPicture entry={device} frame="device" />
      <h3 {...getFallbackLang(device, 'name')}>{device.name}</h3>
      <p {...getFallbackLang(device, 'summary')}>{device.summary}</p>
    </article>
  );
}
