import type { ReactNode } from 'react';
import { services } from '@/lib/collections/services';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getFallbackLang } from '@/lib/i18n/getFallbackLang';
import type { Locale } from '@/lib/i18n/locales';
import { getEntryPath } from '@/lib/i18n/paths';
import { getQuestionLinks } from '@/lib/routes/links';
import { PageLink } from './pathLinks';
import styles from './ServiceLinks.module.css';

type ServiceLinksProps = {
  locale: Locale;
  isNotFoundPage: boolean;
  labels: Record<'products' | 'questions', string>;
};

/**
 * The links below the services page in the navigation, to the products and by question: two lists in the menu of small
 * screens, and on wide screens a panel that a button opens. The panel is a popover, which the browser closes on Escape
 * and on a click outside, without a script.
 */
export function ServiceLinks({ locale, isNotFoundPage, labels }: ServiceLinksProps) {
  const id = isNotFoundPage ? `panel-${locale}` : 'panel';
  const products = loadEntries(services, locale).map((service) => ({
    path: getEntryPath('services', service.id),
    label: (
      <>
        <b {...getFallbackLang(service, 'name')}>{service.name}</b>
        <span {...getFallbackLang(service, 'tagline')}>{service.tagline}</span>
      </>
    ),
  }));
  const renderGroup = (
    title: string,
    links: { path: string; label: ReactNode; lang?: string | undefined }[],
  ) => (
    <>
      <p>{title}</p>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <PageLink {...link} locale={locale} isNotFoundPage={isNotFoundPage} />
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        aria-label={`${labels.products}, ${labels.questions}`}
      />
      <div id={id} popover="auto" className={styles.panel}>
        {renderGroup(labels.products, products)}
        {renderGroup(labels.questions, getQuestionLinks(locale))}
      </div>
    </>
  );
}
