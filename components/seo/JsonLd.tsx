import type { Graph, Thing } from 'schema-dts';

/** JSON-LD structured data, escaped so that its text cannot end the script element or start a comment. */
export function JsonLd({ graph }: { graph: Thing[] }) {
  const document: Graph = { '@context': 'https://schema.org', '@graph': graph };
  const json = JSON.stringify(document).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotation marks, which JSON needs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
