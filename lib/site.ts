/** Facts about the site that are neither text nor an editor's business. */
export const site = {
  /** The origin that canonical links, the sitemap and the feeds are written with. */
  origin: 'https://www.lotusbridge.example',
  /** Profiles in social networks; an empty address shows the icon without a link. */
  social: { facebook: '', linkedin: '' },
} as const;

/** The absolute address of a path of this site. */
export function absoluteUrl(path: string): string {
  return `${site.origin}${path}`;
}

/** Where forms are sent; a copy of the site on a CDN names the server that takes its enquiries. */
export const leadsEndpoint = process.env.NEXT_PUBLIC_LEADS_ENDPOINT ?? '/api/leads';
