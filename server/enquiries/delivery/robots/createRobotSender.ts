import type { MailTexts } from '@/lib/shared/enquiry/mailTexts';
import type { Locale } from '@/lib/shared/i18n/locales';
import type { RobotConfig } from '../../readConfig';
import type { Database } from '../../store/Database';
import type { Deliver } from '../OutboxWorker';
import { post } from '../post';
import { composeNotice } from './composeNotice';
import { isInChina } from './isInChina';
import { robots } from './robots';

/** More than any of the services answers, in bytes. */
const LONGEST_ANSWER = 16_384;

/** Makes the function that tells a group chat of leads. */
export function createRobotSender(
  { name, address }: RobotConfig,
  texts: Record<Locale, MailTexts>,
  database: Database,
): Deliver {
  const robot = robots[name];
  return async ({ leadId }) => {
    const lead = await database.run('readLead', leadId ?? '');
    // Erased meanwhile: there is nothing left to tell.
    if (lead === undefined) return;
    const mayLeaveVietnam = isInChina(new URL(address)) && lead.transferText !== '';
    const text = composeNotice(lead, texts[lead.locale], mayLeaveVietnam);
    const { url, body } = robot.compose(new URL(address), text, Date.now());
    const request = { headers: {}, body: JSON.stringify(body), allowPrivate: false, read: LONGEST_ANSWER };
    const failure = robot.failureOf(await post(url, request));
    if (failure) throw failure;
  };
}
