import { withBasePath } from '@/lib/i18n/paths';
import type { TestRequest } from './Column';

/** Creates a request with a new enquiry, which must be accepted. */
export function createEnquiryRequest(): TestRequest {
  return {
    path: withBasePath('/api/leads'),
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      kind: 'contact',
      locale: 'en',
      name: 'Mai',
      email: 'mai@example.com',
      subject: 'erp',
      message: 'Two plants',
      website: '',
    }),
    expected: { status: [201], headers: { 'Cache-Control': 'no-store' }, body: '"id"' },
  };
}
