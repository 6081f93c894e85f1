import type { DeviceEntry } from '@/lib/lists/entryShapes';
import { DeviceCard } from './DeviceCard';

/** A device as an item of the list. */
export function DeviceItem({ device }: { device: DeviceEntry }) {
  return (
    <li data-item={device.id} suppressHydrationWarning>
      <DeviceCard device={device} />
    </li>
  );
}
