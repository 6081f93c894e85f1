import { withBasePath } from './basePath';

/** URL of the form endpoint. A copy of the site on a CDN sets it to the server that stores its enquiries. */
export const leadsEndpoint = process.env.NEXT_PUBLIC_LEADS_ENDPOINT ?? withBasePath('/api/leads');
