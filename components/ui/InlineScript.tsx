import { OwnScript } from 'static-islands/react';
import { readInlineScript } from '@/lib/content/appearance/readInlineScript';

/** A script of `lib/browser/scripts/`, inlined so that it runs before the first paint. */
export function InlineScript({ name }: { name: 'headScript' | 'localeRedirectScript' | 'notFoundScript' }) {
  return <OwnScript code={readInlineScript(name)} />;
}
