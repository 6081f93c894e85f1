import type { PageMetadata } from './readMetadata';

/** The content of `llms.txt`, as https://llmstxt.org describes it. */
export type LlmsTxt = {
  /** Name of the site. */
  title: string;
  /** One paragraph about the content of the site. */
  summary: string;
  /** Paragraphs that explain how to read the site. */
  details: readonly string[];
  /** Lists of pages. Readers with little space skip a section with the title `Optional`. */
  sections: readonly { title: string; pages: readonly PageMetadata[] }[];
};

/** Renders `llms.txt` with links to the Markdown copies of pages. */
export function renderLlmsTxt({ title, summary, details, sections }: LlmsTxt): string {
  const lists = sections
    .filter(({ pages }) => pages.length > 0)
    .map((section) => `## ${section.title}\n\n${section.pages.map(renderLink).join('\n')}`);
  return `${[`# ${title}`, `> ${summary}`, ...details, ...lists].join('\n\n')}\n`;
}

function renderLink({ title, url, description }: PageMetadata): string {
  // A bracket would end the text of the link, and a backslash would escape the bracket after it.
  const text = title.replace(/[[\]\\]/g, '\\$&');
  // A line break would end the list.
  return `- [${text}](${url}index.md)${description ? `: ${description}` : ''}`.replace(/\s*\n\s*/g, ' ');
}
