import { getLocale } from 'next-intl/server';
import { loadEntities } from '@/lib/content/entries/loadEntities';
import { ServiceSection } from './ServiceSection';
import styles from './ServiceSections.module.css';

/** The four services beside the ERP on one sheet: the warehouse large, the others as three plates below it. */
export async function ServiceSections() {
  const services = loadEntities('service-list.json', await getLocale());
  return (
    <div className={`late-layout container ${styles.sheet}`}>
      {services.map(
        (service) => service.id === 'wms' && <ServiceSection service={service} key={service.id} />,
      )}
      <div className={styles.plates}>
        {services.map(
          (service) =>
            !['erp', 'wms'].includes(service.id) && <ServiceSection service={service} key={service.id} />,
        )}
      </div>
    </div>
  );
}
