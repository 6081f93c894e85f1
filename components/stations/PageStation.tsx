import type { ComponentType } from 'react';
import { AiPlatformStation } from './AiPlatformStation';
import { AiVideoStation } from './AiVideoStation';
import { CustomsStation } from './CustomsStation';
import { ErpStation } from './ErpStation';
import { MigrationStation } from './MigrationStation';
import { ServiceLevelStation } from './ServiceLevelStation';
import type { StationId } from './sampleOrder';
import { VietConnectStation } from './VietConnectStation';
import { WmsStation } from './WmsStation';

const stations: Record<StationId, ComponentType> = {
  erp: ErpStation,
  wms: WmsStation,
  customs: CustomsStation,
  vietconnect: VietConnectStation,
  'ai-video': AiVideoStation,
  'ai-platform': AiPlatformStation,
  'service-level': ServiceLevelStation,
  migration: MigrationStation,
};

/** The station of a page of a product or specialist. Null if the page has none. */
export function PageStation({ id }: { id: string | undefined }) {
  const Screen = stations[id as StationId];
  return Screen ? <Screen /> : null;
}
