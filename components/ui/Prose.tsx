import styles from './Prose.module.css';

type ProseProps = {
  /** HTML rendered at build time from Markdown in `messages/`, in which raw HTML is not allowed. */
  html: string;
  lang: string | undefined;
};

/** Formatted text: headings, paragraphs, lists and tables. */
export function Prose({ html, lang }: ProseProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is rendered from trusted Markdown
    <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
