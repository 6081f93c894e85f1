import { removeNonBreakingSpaces } from 'line-breaks';
import { mapStrings } from 'message-lint/files';
import type { MetadataRoute } from 'next';
import { getColours } from '@/lib/content/appearance/brand';
import { iconPaths } from '@/lib/content/appearance/logos';
import { loadMessages } from '@/lib/content/messages/readMessages';
import { defaultLocale } from '@/lib/i18n/locales';
import { pages, withBasePath } from '@/lib/i18n/paths';

export const dynamic = 'force-static';

/**
 * The web app manifest (https://www.w3.org/TR/appmanifest/). One manifest serves all locales, because its start URL
 * redirects to the visitor's locale. Not in `app/manifest.ts`: Next would link it in the head, where the download would
 * compete with the first paint. lib/browser/scripts/siteScript.ts adds the link later.
 */
export function GET(): Response {
  const { name, description } = mapStrings(
    loadMessages(defaultLocale).messages.common.site,
    removeNonBreakingSpaces,
  );
  const manifest: MetadataRoute.Manifest = {
    id: withBasePath(pages.home),
    start_url: withBasePath(pages.home),
    name,
    // The first two words fit below an icon.
    short_name: name.split(' ').slice(0, 2).join(' '),
    description,
    lang: defaultLocale,
    display: 'browser',
    background_color: getColours('paper').light,
    theme_color: getColours('paper').light,
    icons: [
      { src: withBasePath(iconPaths.small), sizes: '192x192', type: 'image/png' },
      { src: withBasePath(iconPaths.large), sizes: '512x512', type: 'image/png' },
      // The logo has a margin of a fifth, so the icon may be masked to any shape.
      { src: withBasePath(iconPaths.large), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
