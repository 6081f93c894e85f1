import type { ReactNode } from 'react';
import { getCopy } from '@/lib/content/texts/getCopy';
import { localePath } from '@/lib/shared/i18n/localePath';
import { isNavigationPage, type Page } from '@/lib/shared/i18n/paths';
import styles from './PageHead.module.css';

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
export async function PageHead({ title, page, lead, parents = [], children }: PageHeadProps) {
  const copy = await getCopy('common');
  const trail = [{ label: copy('nav.home'), href: localePath(copy.locale) }, ...parents];
  return (
    <header className={`container ${styles.head}`}>
      <nav aria-label={copy.text('nav.breadcrumb')}>
        <ol className={styles.trail}>
          {trail.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <li aria-current="page">{page && isNavigationPage(page) ? copy(`nav.${page}`) : title}</li>
        </ol>
      </nav>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
