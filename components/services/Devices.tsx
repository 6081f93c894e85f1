import { getLocale } from 'next-intl/server';
import { ListIsland } from '@/components/lists/ListIsland';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { listFacts } from '@/lib/content/lists/listFacts';
import { pageEntries } from '@/lib/content/lists/pageEntries';
import { getCopy } from '@/lib/content/texts/getCopy';
import { DeviceItems } from './DeviceItems';

/** The devices the software works with: a few at first, the others on demand. */
export async function Devices() {
  const locale = await getLocale();
  const [copy, common] = await Promise.all([getCopy('services'), getCopy('common')]);
  return (
    <Section id="devices" tone="sunken" tall>
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
          list: listFacts('devices', locale, 'device-list'),
          entries: await pageEntries('devices', locale, 1),
          groups: [],
          specs: copy.text('devices.specs'),
          labels: { showing: copy.raw('devices.showing'), emptyTitle: common('states.noData') },
        }}
      />
    </Section>
  );
}
