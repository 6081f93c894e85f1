import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/Disclosure';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import styles from './Dossier.module.css';

/** Minimum number of headings for which a table of contents is shown. */
const MIN_HEADINGS_FOR_CONTENTS = 3;

type DossierProps = {
  /** The parts of the text, in the language `lang` or in their own. */
  headings: { id: string; text: ReactNode; lang?: string | undefined }[];
  lang?: string | undefined;
  /** A picture between the table of contents and the text, or beside a text without one. */
  cover?: ReactNode;
  /** Facts about the text, above the table of contents. */
  about?: ReactNode;
  children: ReactNode;
};

/**
 * A long text with a table of contents if it has several headings: beside the text on wide screens, where it stays visible,
 * and folded above the text on narrow screens.
 */
export async function Dossier({ headings, lang, cover, about, children }: DossierProps) {
  const t = await getTranslator('insights');
  const hasContents = headings.length >= MIN_HEADINGS_FOR_CONTENTS;
  return (
    <div className={`container ${styles.layout}`}>
      {cover && <div className={styles.cover}>{cover}</div>}
      {(hasContents || about) && (
        <div className={styles.aside}>
          {about}
          {hasContents && (
            <nav aria-labelledby="contents-title">
              <Disclosure summary={<span id="contents-title">{t('post.contents')}</span>} wide="headed">
                <ol className={styles.contents} lang={lang}>
                  {headings.map(({ id, text, lang: ownLang }) => (
                    <li key={id} lang={ownLang}>
                      <a href={`#${id}`}>{text}</a>
                    </li>
                  ))}
                </ol>
              </Disclosure>
            </nav>
          )}
        </div>
      )}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
