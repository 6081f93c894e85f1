import { withBasePath } from './basePath';

/** Where forms are sent; a copy of the site on a CDN names the server that takes its enquiries. */
export const leadsEndpoint = process.env.NEXT_PUBLIC_LEADS_ENDPOINT ?? withBasePath('/api/leads');
