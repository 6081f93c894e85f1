import { ListIsland } from '@/components/lists/ListIsland';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { devices } from '@/lib/collections/devices';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { DeviceItems } from './DeviceItems';

/** Section with the devices that the software supports. */
export async function Devices() {
  const [t, common] = await Promise.all([getTranslator('services'), getTranslator('common')]);
  return (
    <Section id="devices" tone="sunken" tall>
      <SectionHeader id="devices" {...t.head('devices')} />
      <ListIsland
        collection={devices}
        island="devices"
        id="device-list"
        component={DeviceItems}
        labels={{ emptyTitle: common('states.noData') }}
        extraProps={{}}
      />
    </Section>
  );
}
