import { removeNonBreakingSpaces } from 'line-breaks';
import type { Graph, Thing } from 'schema-dts';
import { OwnScript } from 'static-islands/react';

/** JSON-LD structured data, escaped so that its text cannot end the script element or start a comment. */
export function JsonLd({ graph }: { graph: Thing[] }) {
  const document: Graph = { '@context': 'https://schema.org', '@graph': graph };
  const json = removeNonBreakingSpaces(JSON.stringify(document));
  return <OwnScript type="application/ld+json" code={json.replaceAll('<', '\\u003c')} />;
}
