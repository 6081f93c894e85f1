import { AddressLines, OfficePhone } from '@/components/layout/officeDetails';
import { BridgeMap } from '@/components/map/BridgeMap';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { offices } from '@/lib/collections/offices';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import styles from './Headquarters.module.css';

/** Section with a map, and the description and postal address of each office. Not shown if there is no office. */
export async function Headquarters() {
  const t = await getTranslator('about');
  const entries = loadEntries(offices, t.locale);
  if (entries.length === 0) return null;
  return (
    <Section id="headquarters" tall>
      <SectionHeader
        id="headquarters"
        look="plain"
        label={t('headquarters.label')}
        title={t('headquarters.title')}
      />
      <BridgeMap />
      <div className={styles.places}>
        {entries.map((office) => (
          <section key={office.id}>
            <h3 {...getFallbackLang(office, 'city')}>{office.city}</h3>
            <p {...getFallbackLang(office, 'text')}>{office.text}</p>
            <address>
              <p>
                <strong {...getFallbackLang(office, 'name')}>{office.name}</strong>
              </p>
              <AddressLines office={office} />
              <OfficePhone office={office} />
            </address>
          </section>
        ))}
      </div>
    </Section>
  );
}
