import type { ReactNode } from 'react';
import { Section } from './Section';
import { SectionHeader } from './SectionHeader';
import styles from './TitleLinks.module.css';

type TitleLinksProps = {
  id: string;
  title: ReactNode;
  /** `lang` is the language of the title if it is not the language of the page. */
  links: { href: string; title: string; lang?: string | undefined }[];
};

/** Section with the titles of other pages as links, at the end of a page. Null if `links` is empty. */
export function TitleLinks({ id, title, links }: TitleLinksProps) {
  if (links.length === 0) return null;
  return (
    <Section id={id}>
      <div className={styles.layout}>
        <SectionHeader id={id} look="plain" title={title} />
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href} lang={link.lang}>
              <a href={link.href}>{link.title}</a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
