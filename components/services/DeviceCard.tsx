import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/Disclosure';
import { EntryPicture } from '@/components/ui/EntryPicture';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import type { DeviceEntry } from '@/lib/shared/lists/entryShapes';
import styles from './DeviceCard.module.css';

type DeviceCardProps = {
  device: DeviceEntry;
  /** The label of the disclosure. */
  specs: ReactNode;
};

/** A device card: drawing, summary, and specifications, which are in a disclosure on phones. */
export function DeviceCard({ device, specs }: DeviceCardProps) {
  return (
    <article className={styles.device}>
      <EntryPicture entry={device} frame="device" />
      <h3 {...getFallbackLang(device, 'name')}>{device.name}</h3>
      <p {...getFallbackLang(device, 'summary')}>{device.summary}</p>
      <Disclosure summary={specs} wide="open">
        <ul {...getFallbackLang(device, 'specs')}>
          {device.specs.map((spec) => (
            <li key={spec}>{spec}</li>
          ))}
        </ul>
      </Disclosure>
    </article>
  );
}
