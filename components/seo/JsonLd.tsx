import type { Graph, Thing } from 'schema-dts';

/** Structured data, printed so that no text in it can end the script element or begin a comment. */
export function JsonLd({ graph }: { graph: Thing[] }) {
  const document: Graph = { '@context': 'https://schema.org', '@graph': graph };
  const json = JSON.stringify(document).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotation marks, which JSON needs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
