import type { ChatConfig } from '../../readConfig';
import type { Database } from '../../store/Database';
import type { GetStaffMessages, MailOptions } from '../mail/composeSalesMail';
import type { Deliver } from '../OutboxWorker';
import type { post } from '../post';
import { chatServices } from './chatServices';
import { composeNotice } from './composeNotice';

/** Maximum size of a response, in bytes. The responses of all chat services are smaller. */
const MAX_RESPONSE_BYTES = 16_384;

/** Data used to compose notices, and the function that sends them. */
type ChatSources = {
  options: MailOptions;
  getStaffMessages: GetStaffMessages;
  database: Database;
  post: typeof post;
};

/**
 * Creates the function that sends enquiries to a group chat. A webhook URL may end in `#secret` if its service supports
 * signatures.
 */
export function createChatSender(
  { name, webhookUrl }: ChatConfig,
  { options, getStaffMessages, database, post }: ChatSources,
): Deliver {
  const service = chatServices[name];
  return async ({ lead_id }) => {
    const enquiry = await database.run('readEnquiry', lead_id ?? '');
    // The enquiry was erased after it was queued.
    if (enquiry === undefined) return;
    const url = new URL(webhookUrl);
    const secret = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    // The transfer consent in the form covers mainland China only, no other country.
    const mayLeaveCountry = url.hostname === service.hostInChina && enquiry.transferText !== '';
    const text = composeNotice(options, enquiry, getStaffMessages('sales', enquiry.locale), mayLeaveCountry);
    const request = service.compose({ url, secret, text, now: Date.now() });
    const body = JSON.stringify(request.body);
    const response = await post(request.url, { body, maxResponseBytes: MAX_RESPONSE_BYTES });
    const error = service.getError(response);
    if (error) throw error;
  };
}
