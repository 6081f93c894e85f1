import type { MailMessages } from '@/lib/shared/enquiry/mailMessages';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { ChatConfig } from '../../readConfig';
import type { Database } from '../../store/Database';
import type { Deliver } from '../OutboxWorker';
import { post } from '../post';
import { chatServices } from './chatServices';
import { composeNotice } from './composeNotice';

/** Upper bound for the response of any of these services, in bytes. */
const LONGEST_ANSWER = 16_384;

/**
 * Creates the function that sends enquiries to a group chat. A webhook URL may end in `#secret` if its service supports
 * signatures.
 */
export function createChatSender(
  { name, address }: ChatConfig,
  texts: Record<Locale, MailMessages>,
  database: Database,
): Deliver {
  const robot = chatServices[name];
  return async ({ lead_id }) => {
    const lead = await database.run('readLead', lead_id ?? '');
    // The enquiry was erased after it was queued.
    if (lead === undefined) return;
    const url = new URL(address);
    const secret = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    // The transfer consent in the form covers mainland China only, no other country.
    const mayLeaveVietnam = url.hostname === robot.hostInChina && lead.transferText !== '';
    const text = composeNotice(lead, texts[lead.locale], mayLeaveVietnam);
    const notice = robot.compose({ url, secret, text, now: Date.now() });
    const body = JSON.stringify(notice.body);
    const answer = await post(notice.url, { body, allowPrivate: false, read: LONGEST_ANSWER });
    const failure = robot.failureOf(answer);
    if (failure) throw failure;
  };
}
