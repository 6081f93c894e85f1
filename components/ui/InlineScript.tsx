import { OwnScript } from 'static-islands/react';
import { readInlineScript } from '@/lib/content/appearance/readInlineScript';

/** A script of `lib/browser/core/`, inlined so that it runs before the first paint. */
export function InlineScript({ name }: { name: 'page' | 'bare' | 'notFound' }) {
  return <OwnScript code={readInlineScript(name)} />;
}
