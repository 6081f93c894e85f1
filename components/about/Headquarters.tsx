import { BridgeMap } from '@/components/map/BridgeMap';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { loadFacts } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './Headquarters.module.css';

/** Section with a map, and the postal addresses of the office in Vietnam and the headquarters in China. */
export async function Headquarters() {
  const [t, common] = await Promise.all([getTranslator('about'), getTranslator('common')]);
  const { company } = loadFacts();
  return (
    <Section id="headquarters" tall>
      <SectionHeader
        id="headquarters"
        look="display"
        label={t('headquarters.label')}
        title={t('headquarters.title')}
      />
      <BridgeMap />
      <div className={styles.places}>
        <section>
          <h3>{t('headquarters.hoChiMinhCity')}</h3>
          <p>{t('headquarters.officeText')}</p>
          <address>
            <p>
              <strong>{common('footer.contact')}</strong>
            </p>
            <p>{common('footer.address')}</p>
            <a href={`tel:${company.phoneToDial}`}>{company.phone}</a>
          </address>
        </section>
        <section>
          <h3>{t('headquarters.shenzhen')}</h3>
          <p>{t('headquarters.text')}</p>
          <address>
            <p>
              <strong>{common('footer.headquartersName')}</strong>
            </p>
            <p>{common('footer.headquartersLine1')}</p>
            <p>{common('footer.headquartersLine2')}</p>
            <a href={`tel:${company.chinaPhoneToDial}`}>{company.chinaPhone}</a>
          </address>
        </section>
      </div>
    </Section>
  );
}
