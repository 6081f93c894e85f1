import { getLocale } from 'next-intl/server';
import { ListIsland } from '@/components/lists/ListIsland';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadEntities } from '@/lib/content/loadEntities';
import { listFacts } from '@/lib/data/listFacts';
import { getCopy } from '@/lib/i18n/getCopy';
import { pageSizes } from '@/lib/lists/pageSizes';
import { pageOf } from '@/lib/lists/paginate';
import { DeviceItems } from './DeviceItems';

/** The devices the software works with: a few at first, the others on demand. */
export async function Devices() {
  const locale = await getLocale();
  const [copy, common] = [await getCopy('services'), await getCopy('common')];
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
