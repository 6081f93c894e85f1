import { loadEntities } from '@/lib/content/entries/loadEntities';
import { besidesServices } from '@/lib/content/sections/besidesServices';
import { getCopy } from '@/lib/content/texts/getCopy';
import { langOf } from '@/lib/shared/i18n/langOf';
import styles from './ServiceContents.module.css';

/** The table of contents of the services page: each service with its tagline, then what goes with all of them. */
export async function ServiceContents() {
  const copy = await getCopy('services');
  const services = loadEntities('service-list.json', copy.locale);
  return (
    <nav aria-label={copy.text('contents')} className={styles.contents}>
      <ol>
        {services.map((service) => (
          <li key={service.id}>
            <a href={`#${service.id}`}>
              <strong {...langOf(service, 'name')}>{service.name}</strong>
              <span {...langOf(service, 'tagline')}>{service.tagline}</span>
            </a>
          </li>
        ))}
        {besidesServices().map((section) => (
          <li key={section}>
            <a href={`#${section}`}>
              <strong>{copy(`${section}.label`)}</strong>
              <span>{copy(`${section}.title`)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
