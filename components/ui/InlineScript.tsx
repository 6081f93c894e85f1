import { readInlineScript } from '@/lib/content/appearance/readInlineScript';

/** One of the scripts of `lib/browser/core/`, printed into the page to run before first paint. */
export function InlineScript({ name }: { name: 'page' | 'bare' | 'notFound' }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React offers no other way to print a script
  return <script dangerouslySetInnerHTML={{ __html: readInlineScript(name) }} />;
}
