import { createHash, randomUUID } from 'node:crypto';
import type { ConsentTexts } from '@/lib/shared/enquiry/consentText';
import type { Lead } from '@/lib/shared/enquiry/leadSchema';
import type { LeadChannel } from '../delivery/outbox';
import type { RobotName } from '../delivery/robots/robots';
import { contentHash } from '../intake/contentHash';
import { foldAddress } from '../intake/foldAddress';
import type { Suspicion } from '../intake/suspicionOf';
import { tickedBoxes } from './consentTexts';
import type { Database } from './Database';
import type { Stored } from './keepLead';
import { toLeadRow } from './toLeadRow';
import type { UnconfirmedMail } from './visitorMails';

export type Submission = {
  lead: Lead;
  /** What the client calls this submission; a retry carries the same. Absent: every submission is a new one. */
  idempotencyKey: string | undefined;
  /** Whether the key names the form rather than the submission: then other content under it is another lead. */
  isKeyOfForm: boolean;
  suspicion: Suspicion | undefined;
};

/** Where leads are delivered to: what the outbox gets an entry for. */
export type Deliveries = {
  mail: boolean;
  headquarters: boolean;
  webhook: boolean;
  robots: RobotName[];
  /** Mails a day that ask to confirm, in all; 0 is no limit. */
  confirmationLimit: number;
  /** Mails a day that say an enquiry has come, likewise. */
  acknowledgementLimit: number;
};

/**
 * Stores a lead together with its deliveries, or finds the one that the same key of the same kind stored before. When
 * it returns, the lead is on disk. Throws `DatabaseError`.
 */
export function storeLead(
  database: Database,
  { lead, idempotencyKey, isKeyOfForm, suspicion }: Submission,
  deliveries: Deliveries,
  texts: ConsentTexts,
): Promise<Stored> {
  const id = randomUUID();
  const content = contentHash(lead);
  const key = idempotencyKey ? hashOf(isKeyOfForm ? `${content} ${idempotencyKey}` : idempotencyKey) : id;
  // Whoever fills in what no person sees is answered by a person only.
  const isAnswered = suspicion !== 'honeypot';
  const row = toLeadRow(lead, {
    id,
    created_at: Date.now(),
    suspect: suspicion ?? '',
    news_consent: 0,
    news_consent_version: '',
    idempotency_key: key,
    content_hash: content,
    mailbox: foldAddress(lead.email),
  });
  return database.run('keepLead', {
    row,
    boxes: tickedBoxes(lead, texts),
    channels: channelsOf(lead, deliveries),
    mails: deliveries.mail && isAnswered ? mailsFor(lead) : [],
    asksForNews: lead.consent && isAnswered,
    limits: {
      confirmation: deliveries.confirmationLimit || Number.MAX_SAFE_INTEGER,
      acknowledgement: deliveries.acknowledgementLimit || Number.MAX_SAFE_INTEGER,
    },
  });
}

function channelsOf({ kind, transfer }: Lead, deliveries: Deliveries): LeadChannel[] {
  const channels: LeadChannel[] = [];
  if (deliveries.webhook) channels.push('webhook');
  if (kind === 'newsletter') return channels;
  if (deliveries.mail) channels.push('sales');
  channels.push(...deliveries.robots);
  if (deliveries.headquarters && transfer) channels.push('headquarters');
  return channels;
}

/** What is to be mailed to the address in a lead, which may be anybody's. */
function mailsFor({ kind, consent }: Lead): UnconfirmedMail[] {
  const mails: UnconfirmedMail[] = [];
  if (kind !== 'newsletter') mails.push('acknowledgement');
  if (consent) mails.push('confirmation');
  return mails;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
