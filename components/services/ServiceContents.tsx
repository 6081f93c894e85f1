import { getLocale } from 'next-intl/server';
import { langOf } from '@/lib/content/langOf';
import { loadEntities } from '@/lib/content/loadEntities';
import { getCopy } from '@/lib/i18n/getCopy';
import styles from './ServiceContents.module.css';

const sections = ['devices', 'integrations', 'pricing', 'implementation', 'trust'] as const;

type ServiceContentsProps = {
  /** Where the list stands on another page: the address of the services page, and the heading that names the list. */
  elsewhere?: { from: string; labelledBy: string };
};

/** The table of contents of the services page: each service with its tagline, then what goes with all of them. */
export async function ServiceContents({ elsewhere }: ServiceContentsProps) {
  const copy = await getCopy('services');
  const from = elsewhere?.from ?? '';
  const services = loadEntities('service-list.json', await getLocale());
  return (
    <nav
      aria-label={elsewhere ? undefined : copy.text('contents')}
      aria-labelledby={elsewhere?.labelledBy}
      className={styles.contents}
    >
      <ol>
        {services.map((service) => (
          <li key={service.id}>
            <a href={`${from}#${service.id}`}>
              <strong {...langOf(service, 'name')}>{service.name}</strong>
              <span {...langOf(service, 'tagline')}>{service.tagline}</span>
            </a>
          </li>
        ))}
        {sections.map((section) => (
          <li key={section}>
            <a href={`${from}#${section}`}>
              <strong>{copy(`${section}.label`)}</strong>
              <span>{copy(`${section}.title`)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
