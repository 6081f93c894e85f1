import styles from './Prose.module.css';

type ProseProps = {
  /** What our own Markdown was rendered to at build, raw HTML dropped. */
  html: string;
  lang: string | undefined;
};

/** A text of headings, paragraphs, lists and tables. */
export function Prose({ html, lang }: ProseProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see html
    <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
