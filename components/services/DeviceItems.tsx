'use client';

import { List } from '@/components/lists/List';
import type { ListProps } from '@/components/lists/listProps';
import type { DeviceCard as Card } from '@/lib/collections/devices';
import { DeviceCard } from './DeviceCard';
import styles from './DeviceItems.module.css';

/** The list of devices, without filters. */
export function DeviceItems(props: ListProps<Card>) {
  return (
    <List<Card>
      {...props}
      className={styles.devices}
      renderEntry={(device) => <DeviceCard device={device} />}
    />
  );
}
