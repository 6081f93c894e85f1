'use client';

import { ListItems, type ListItemsProps } from '@/components/lists/ListItems';
import { type DeviceEntry, deviceShape } from '@/lib/lists/entryShapes';
import { DeviceItem } from './DeviceItem';
import styles from './DeviceItems.module.css';

/** The devices: those in the page and those fetched on demand. */
export function DeviceItems(props: ListItemsProps) {
  return (
    <ListItems<DeviceEntry>
      {...props}
      className={styles.devices}
      shape={deviceShape}
      render={(device) => <DeviceItem device={device} />}
    />
  );
}
