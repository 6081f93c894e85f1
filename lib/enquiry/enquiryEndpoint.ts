import { withBasePath } from '@/lib/i18n/paths';

/**
 * URL of the endpoint for enquiries. For a copy of the site on a CDN, `NEXT_PUBLIC_LEADS_ENDPOINT` is the URL of the
 * server that stores its enquiries.
 */
export const enquiryEndpoint = process.env.NEXT_PUBLIC_LEADS_ENDPOINT ?? withBasePath('/api/leads');
