import type { ReactNode } from 'react';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLocalePath } from '@/lib/shared/i18n/getLocalePath';
import { isNavigationPage, type Page } from '@/lib/shared/i18n/paths';
import styles from './PageHeader.module.css';

type PageHeadProps = {
  title: ReactNode;
  /** Which page it is: the navigation may have a name for it that is shorter than its title. */
  page?: Page;
  lead?: ReactNode;
  /** The pages between home and this one. */
  parents?: { label: ReactNode; href: string }[];
  children?: ReactNode;
};

/** The head of every page but home: where the reader is, the one h1, a lead. */
export async function PageHeader({ title, page, lead, parents = [], children }: PageHeadProps) {
  const t = await getTranslator('common');
  const trail = [{ label: t('nav.home'), href: getLocalePath(t.locale) }, ...parents];
  return (
    <header className={`container ${styles.head}`}>
      <nav aria-label={t.text('nav.breadcrumb')}>
        <ol className={styles.trail}>
          {trail.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <li aria-current="page">{page && isNavigationPage(page) ? t(`nav.${page}`) : title}</li>
        </ol>
      </nav>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
