import type { ReactNode } from 'react';
import { WordBreaks } from '@/components/ui/WordBreaks';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { getLocalePath, isNavigationPage, type Page } from '@/lib/i18n/paths';
import styles from './PageHeader.module.css';

type PageHeaderProps = {
  title: ReactNode;
  /** The name of the page. The breadcrumb contains its navigation label, which may be shorter than `title`. */
  page?: Page;
  lead?: ReactNode;
  /** The name of the page's subject, above the title. The breadcrumb contains it instead of the title. */
  name?: ReactNode;
  /** The breadcrumb links between the home page and this page. */
  parents?: { label: ReactNode; href: string }[];
  /** True if the lead is beside the title on wide screens. */
  split?: boolean;
  children?: ReactNode;
};

/** The header of every page except the home page: breadcrumb, h1 and lead. */
export async function PageHeader({
  title,
  page,
  lead,
  name,
  parents = [],
  split,
  children,
}: PageHeaderProps) {
  const t = await getTranslator('common');
  const breadcrumb = [{ label: t('nav.home'), href: getLocalePath(t.locale) }, ...parents];
  return (
    <header className={`container ${styles.head} ${split ? styles.split : ''}`}>
      <nav aria-label={t.text('nav.breadcrumb')}>
        <ol className={styles.breadcrumb}>
          {breadcrumb.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <li aria-current="page">{page && isNavigationPage(page) ? t(`nav.${page}`) : (name ?? title)}</li>
        </ol>
      </nav>
      {name && <p className={styles.name}>{name}</p>}
      <h1 className={styles.title}>
        <WordBreaks>{title}</WordBreaks>
      </h1>
      {lead && (
        <p className={styles.lead}>
          <WordBreaks>{lead}</WordBreaks>
        </p>
      )}
      {children}
    </header>
  );
}
