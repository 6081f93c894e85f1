import type { ReactNode } from 'react';
import { EntryPicture } from '@/components/ui/EntryPicture';
import { Fold } from '@/components/ui/Fold';
import { langOf } from '@/lib/shared/i18n/langOf';
import type { DeviceEntry } from '@/lib/shared/lists/entryShapes';
import styles from './DeviceCard.module.css';

type DeviceCardProps = { device: DeviceEntry; specs: ReactNode };

/** A device: its drawing, what it does, three facts, which `specs` names where they are folded. */
export function DeviceCard({ device, specs }: DeviceCardProps) {
  return (
    <article className={styles.device}>
      <EntryPicture of={device} frame="device" />
      <h3 {...langOf(device, 'name')}>{device.name}</h3>
      <p {...langOf(device, 'summary')}>{device.summary}</p>
      <Fold summary={specs} wide="open">
        <ul {...langOf(device, 'specs')}>
          {device.specs.map((spec) => (
            <li key={spec}>{spec}</li>
          ))}
        </ul>
      </Fold>
    </article>
  );
}
