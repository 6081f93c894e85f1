import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getFallbackLang } from '@/lib/shared/i18n/getFallbackLang';
import type { Locale } from '@/lib/shared/i18n/locales';
import { getServicePath } from '@/lib/shared/i18n/paths';
import { PageLink } from './pathLinks';
import styles from './ServiceLinks.module.css';

type ServiceLinksProps = { locale: Locale; isNotFoundPage: boolean; label: string };

/**
 * The links to the services below their page in the navigation: a list in the menu of small screens, and on wide
 * screens a panel that a button opens. The panel is a popover, which the browser closes on Escape and on a click
 * outside, without a script.
 */
export function ServiceLinks({ locale, isNotFoundPage, label }: ServiceLinksProps) {
  const id = isNotFoundPage ? `panel-${locale}` : 'panel';
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id} aria-label={label} />
      <ul id={id} popover="auto" className={styles.panel}>
        {loadEntries('service-list.json', locale).map((service) => (
          <li key={service.id}>
            <PageLink
              path={getServicePath(service.id)}
              locale={locale}
              isNotFoundPage={isNotFoundPage}
              label={
                <>
                  <b {...getFallbackLang(service, 'name')}>{service.name}</b>
                  <span {...getFallbackLang(service, 'tagline')}>{service.tagline}</span>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </>
  );
}
