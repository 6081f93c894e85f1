import { getLocale } from 'next-intl/server';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { loadEntities } from '@/lib/content/loadEntities';
import { getCopy } from '@/lib/i18n/getCopy';
import { DeviceCard } from './DeviceCard';
import styles from './Devices.module.css';

/** The devices the software works with. */
export async function Devices() {
  const copy = await getCopy('services');
  const devices = loadEntities('devices.json', await getLocale());
  return (
    <Section id="devices" tone="sunken">
      <SectionHead
        id="devices"
        label={copy('devices.label')}
        title={copy('devices.title')}
        lead={copy('devices.lead')}
      />
      <ul className={styles.devices}>
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceCard device={device} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
