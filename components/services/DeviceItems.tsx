'use client';

import { List, type ListProps } from '@/components/lists/List';
import { type DeviceEntry, deviceShape } from '@/lib/lists/entryShapes';
import { DeviceCard } from './DeviceCard';
import styles from './DeviceItems.module.css';

/** The devices, a few at first. */
export function DeviceItems(props: ListProps<DeviceEntry>) {
  return (
    <List<DeviceEntry>
      {...props}
      className={styles.devices}
      shape={deviceShape}
      valuesOf={() => ({})}
      render={(device) => <DeviceCard device={device} />}
    />
  );
}
