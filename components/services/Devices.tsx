import { getLocale } from 'next-intl/server';
import { ListIsland } from '@/components/lists/ListIsland';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { listFacts } from '@/lib/content/lists/listFacts';
import { pageSizes } from '@/lib/content/lists/pageSizes';
import { getCopy } from '@/lib/content/texts/getCopy';
import { pageOf } from '@/lib/shared/lists/paginate';
import { DeviceItems } from './DeviceItems';

/** The devices the software works with: a few at first, the others on demand. */
export async function Devices() {
  const locale = await getLocale();
  const [copy, common] = await Promise.all([getCopy('services'), getCopy('common')]);
  const devices = loadEntities('devices.json', locale);
  const list = listFacts('devices', locale, devices, { id: 'device-list', filters: [] });
  return (
    <Section id="devices" tone="sunken">
      <SectionHead
        id="devices"
        label={copy('devices.label')}
        title={copy('devices.title')}
        lead={copy('devices.lead')}
      />
      <ListIsland
        name="devices"
        component={DeviceItems}
        props={{
          list,
          entries: pageOf(devices, 1, pageSizes.devices),
          groups: [],
          specs: copy.text('devices.specs'),
          labels: { showing: copy.raw('devices.showing'), emptyTitle: common('states.noData') },
        }}
      />
    </Section>
  );
}
