import { Picture } from '@/components/ui/Picture';
import { langOf } from '@/lib/content/langOf';
import type { DeviceEntry } from '@/lib/lists/entryShapes';
import styles from './DeviceCard.module.css';

/** A device: its drawing, what it does, three facts. */
export function DeviceCard({ device }: { device: DeviceEntry }) {
  return (
    <article className={styles.device}>
      <Picture
        src={device.image}
        alt={device.imageAlt}
        {...langOf(device, 'imageAlt')}
        width={320}
        height={240}
      />
      <h3 {...langOf(device, 'name')}>{device.name}</h3>
      <p {...langOf(device, 'summary')}>{device.summary}</p>
      <ul {...langOf(device, 'specs')}>
        {device.specs.map((spec) => (
          <li key={spec}>{spec}</li>
        ))}
      </ul>
    </article>
  );
}
