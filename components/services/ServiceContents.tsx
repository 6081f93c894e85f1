import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getSections } from '@/lib/content/sections/getSections';
import styles from './ServiceContents.module.css';

/** Links to the sections of the services page that follow the services. */
export async function ServiceContents() {
  const t = await getTranslator('services');
  return (
    <nav aria-label={t.text('contents')}>
      <ul className={styles.contents}>
        {getSections('services').map(
          (section) =>
            section !== 'services' && (
              <li key={section}>
                <a href={`#${section}`}>{t(`${section}.label`)}</a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
