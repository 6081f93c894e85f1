import { readInlineScript } from '@/lib/content/appearance/readInlineScript';

/** A script of `lib/browser/core/`, inlined so that it runs before the first paint. */
export function InlineScript({ name }: { name: 'page' | 'bare' | 'notFound' }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has no other way to inline a script
  return <script dangerouslySetInnerHTML={{ __html: readInlineScript(name) }} />;
}
