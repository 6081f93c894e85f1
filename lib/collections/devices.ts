import { z } from 'zod';
import { pages } from '@/lib/i18n/paths';
import { type CardOf, defineList } from './defineCollection';
import { entryId, imageAlt, picture, text } from './fields';

/** Devices that the software supports. */
export const devices = defineList({
  file: 'devices.json',
  count: 'deviceCount',
  schema: z.strictObject({
    id: entryId,
    name: text.meta({ hint: 'deviceName' }),
    summary: text.meta({ hint: 'deviceSummary' }),
    image: picture,
    imageAlt,
  }),
  frame: 'device',
  form: { preview: `${pages.services}#devices` },
  list: {
    name: 'devices',
    page: 'services',
    section: 'devices',
    archiveFolder: '/services/devices/',
    messages: 'services.devices',
    archiveMessages: 'services.archive',
    pageSize: 6,
    filters: {},
    createCard: (device) => device,
  },
});

/** A device as a card in a list. */
export type DeviceCard = CardOf<typeof devices>;
