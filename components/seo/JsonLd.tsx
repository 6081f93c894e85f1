import type { Graph, Thing } from 'schema-dts';
import { OwnScript } from 'static-islands/react';

/** JSON-LD structured data, escaped so that its text cannot end the script element or start a comment. */
export function JsonLd({ graph }: { graph: Thing[] }) {
  const document: Graph = { '@context': 'https://schema.org', '@graph': graph };
  return <OwnScript type="application/ld+json" code={JSON.stringify(document).replaceAll('<', '\\u003c')} />;
}
