import styles from './Prose.module.css';

type ProseProps = {
  /** HTML rendered at build time from our own Markdown, without raw HTML. */
  html: string;
  lang: string | undefined;
};

/** Formatted text: headings, paragraphs, lists and tables. */
export function Prose({ html, lang }: ProseProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see html
    <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
