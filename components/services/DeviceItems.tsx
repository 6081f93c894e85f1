'use client';

import { List } from '@/components/lists/List';
import type { ListProps } from '@/components/lists/listProps';
import { type DeviceEntry, deviceShape } from '@/lib/shared/lists/entryShapes';
import { DeviceCard } from './DeviceCard';
import styles from './DeviceItems.module.css';

/** The list of devices, without filters. */
export function DeviceItems({ specs, ...props }: ListProps<DeviceEntry> & { specs: string }) {
  return (
    <List<DeviceEntry, 'devices'>
      {...props}
      className={`${styles.devices} ${styles.row}`}
      shape={deviceShape}
      getFilterValues={() => ({})}
      renderEntry={(device) => <DeviceCard device={device} specs={specs} />}
    />
  );
}
