import { type Context, Hono } from 'hono';
import type { MailTexts } from '@/lib/shared/enquiry/mailTexts';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import type { Log } from '../../log';
import type { Database } from '../store/Database';
import { DatabaseError } from '../store/DatabaseError';
import { newsletterPage, newsletterPolicy } from './newsletterPage';
import { newsletterPaths, type TokenPurpose, verifyToken } from './newsletterToken';
import type { Subscriber } from './subscriptions';

export type NewsletterService = {
  database: Database;
  texts: Record<Locale, MailTexts>;
  secret: string;
  publicOrigin: string;
};

type PageName = keyof MailTexts['pages'];

/** Does what a link is for, and names the page that says so. */
type Act = (subscriber: Subscriber) => Promise<PageName>;

/**
 * The links of the newsletter's mails. GET asks and changes nothing, because mail scanners follow every link; POST
 * acts. To unsubscribe, mail programs post by themselves (RFC 8058), with nothing but the address.
 */
export function newsletterRoutes(service: NewsletterService, log: Log, onQueued: () => void): Hono {
  const { database } = service;
  const routes = new Hono();
  const on = (method: 'GET' | 'POST', purpose: TokenPurpose, act: Act) =>
    routes.on(method, newsletterPaths[purpose], (context) => visit(context, service, purpose, act));

  on('GET', 'confirm', async ({ status }) => (status === 'confirmed' ? 'confirmed' : 'confirm'));
  on('POST', 'confirm', async (subscriber) => {
    if (!(await database.run('confirmSubscription', subscriber, Date.now()))) return 'invalid';
    log({ level: 'info', event: 'subscription', id: subscriber.id, status: 'confirmed' });
    onQueued();
    return 'confirmed';
  });
  on('GET', 'unsubscribe', async () => 'unsubscribe');
  on('POST', 'unsubscribe', async ({ id }) => {
    await database.run('endSubscription', id, Date.now());
    log({ level: 'info', event: 'subscription', id, status: 'unsubscribed' });
    return 'unsubscribed';
  });
  return routes;
}

/** Finds out whose link it is, does what it is for, and answers with the page that `act` names. */
async function visit(
  context: Context,
  service: NewsletterService,
  purpose: TokenPurpose,
  act: Act,
): Promise<Response> {
  try {
    const holder = verifyToken(purpose, context.req.query('token') ?? '', service.secret, Date.now());
    const subscriber = holder && (await service.database.run('findSubscriber', holder.id));
    // An old link must not bring back who has unsubscribed since.
    const isOld = purpose === 'confirm' && holder?.generation !== subscriber?.generation;
    if (subscriber === undefined || isOld) return answer(context, service, defaultLocale, 'invalid');
    return answer(context, service, subscriber.locale, await act(subscriber));
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return answer(context, service, defaultLocale, 'unavailable');
  }
}

const statuses: Partial<Record<PageName, 400 | 503>> = { invalid: 400, unavailable: 503 };

function answer(
  context: Context,
  { texts, publicOrigin }: NewsletterService,
  locale: Locale,
  name: PageName,
): Response | Promise<Response> {
  const { pages, home } = texts[locale];
  const page = newsletterPage(locale, pages[name], { origin: publicOrigin, label: home });
  return context.html(page, statuses[name] ?? 200, {
    'Cache-Control': 'no-store',
    // The address holds the token: it goes nowhere else.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': newsletterPolicy,
  });
}
