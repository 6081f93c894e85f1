import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getSharedServiceSections } from '@/lib/content/sections/getSharedServiceSections';
import styles from './ServiceContents.module.css';

/** Links to the sections of the services page that follow the services. */
export async function ServiceContents() {
  const t = await getTranslator('services');
  return (
    <nav aria-label={t.text('contents')}>
      <ul className={styles.contents}>
        {getSharedServiceSections().map((section) => (
          <li key={section}>
            <a href={`#${section}`}>{t(`${section}.label`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
