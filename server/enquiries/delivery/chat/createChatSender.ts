import type { MailMessages } from '@/lib/shared/enquiry/mailMessages';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { ChatConfig } from '../../readConfig';
import type { Database } from '../../store/Database';
import type { Deliver } from '../OutboxWorker';
import { post } from '../post';
import { chatServices } from './chatServices';
import { composeNotice } from './composeNotice';

/** More than any of the services answers, in bytes. */
const LONGEST_ANSWER = 16_384;

/** Makes the function that tells a group chat of leads. An address that ends in `#secret` is one whose robot checks signatures. */
export function createChatSender(
  { name, address }: ChatConfig,
  texts: Record<Locale, MailMessages>,
  database: Database,
): Deliver {
  const robot = chatServices[name];
  return async ({ lead_id }) => {
    const lead = await database.run('readLead', lead_id ?? '');
    // Erased meanwhile: there is nothing left to tell.
    if (lead === undefined) return;
    const url = new URL(address);
    const secret = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    // The form's box for the head office allows mainland China, and nothing allows other countries.
    const mayLeaveVietnam = url.hostname === robot.hostInChina && lead.transferText !== '';
    const text = composeNotice(lead, texts[lead.locale], mayLeaveVietnam);
    const notice = robot.compose({ url, secret, text, now: Date.now() });
    const body = JSON.stringify(notice.body);
    const answer = await post(notice.url, { body, allowPrivate: false, read: LONGEST_ANSWER });
    const failure = robot.failureOf(answer);
    if (failure) throw failure;
  };
}
