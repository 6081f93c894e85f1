import { BridgeMap } from '@/components/map/BridgeMap';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { loadFacts } from '@/lib/content/entries/loadEntities';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './Headquarters.module.css';

/** Map and addresses of the office in Vietnam and the headquarters in China. */
export async function Headquarters() {
  const [copy, common] = await Promise.all([getTranslator('about'), getTranslator('common')]);
  const { company } = loadFacts();
  return (
    <Section id="headquarters" tall>
      <SectionHeader
        id="headquarters"
        look="display"
        label={copy('headquarters.label')}
        title={copy('headquarters.title')}
      />
      <BridgeMap />
      <div className={styles.places}>
        <section>
          <h3>{copy('headquarters.hoChiMinhCity')}</h3>
          <p>{copy('headquarters.officeText')}</p>
          <address>
            <p>
              <strong>{common('footer.contact')}</strong>
            </p>
            <p>{common('footer.address')}</p>
            <a href={`tel:${company.phoneToDial}`}>{company.phone}</a>
          </address>
        </section>
        <section>
          <h3>{copy('headquarters.shenzhen')}</h3>
          <p>{copy('headquarters.text')}</p>
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
