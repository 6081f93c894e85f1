import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { MailMessages } from '@/lib/shared/enquiry/mailMessages';
import { defaultLocale, type Locale } from '@/lib/shared/i18n/locales';
import type { Log } from '../../log';
import type { RequestLimit } from '../intake/createRequestLimit';
import { getRequestNetworks } from '../intake/getRequestNetworks';
import type { Database } from '../store/Database';
import { DatabaseError } from '../store/DatabaseError';
import { newsletterPaths, type TokenHolder, type TokenPurpose, verifyToken } from './newsletterToken';
import { newsletterPolicy, renderNewsletterPage } from './renderNewsletterPage';
import type { Subscription } from './subscriptions';

export type NewsletterService = {
  database: Database;
  texts: Record<Locale, MailMessages>;
  secret: string;
  publicOrigin: string;
  /** Counts in memory: a request that is refused must not reach the store. */
  limit: RequestLimit;
  trustedProxies: number;
};

/**
 * How many times the limit of a visitor one network may open different links. Mail providers unsubscribe their users from
 * few IP addresses.
 */
const PROVIDER_SHARE = 10;

type PageName = keyof MailMessages['pages'];

/** Does what a link is for, and names the page that says so. */
type Act = (subscription: Subscription) => Promise<PageName>;

/**
 * The links of the newsletter's mails. GET asks and changes nothing, because mail scanners follow every link; POST
 * acts. To unsubscribe, mail programs post by themselves (RFC 8058), with nothing but the address.
 */
export function createNewsletterRoutes(service: NewsletterService, log: Log, onQueued: () => void): Hono {
  const { database } = service;
  const routes = new Hono();
  const on = (method: 'GET' | 'POST', purpose: TokenPurpose, act: Act) =>
    routes.on(method, newsletterPaths[purpose], (context) => visit(context, service, purpose, act));

  on('GET', 'confirm', async ({ status }) => (status === 'confirmed' ? 'confirmed' : 'confirm'));
  on('POST', 'confirm', async (subscription) => {
    if (subscription.status === 'confirmed') return 'confirmed';
    if (!(await database.run('confirmSubscription', subscription, Date.now()))) return 'invalid';
    log({ level: 'info', event: 'subscription', id: subscription.id, status: 'confirmed' });
    onQueued();
    return 'confirmed';
  });
  on('GET', 'unsubscribe', async () => 'unsubscribe');
  on('POST', 'unsubscribe', async ({ id }) => {
    const hasEnded = await database.run('endSubscription', id, Date.now());
    if (hasEnded) log({ level: 'info', event: 'subscription', id, status: 'unsubscribed' });
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
    const retryAfter = await countVisit(context, service, holder);
    if (retryAfter > 0) {
      context.header('Retry-After', String(retryAfter));
      return answer(context, service, defaultLocale, 'unavailable', 429);
    }
    const subscription = holder && (await service.database.run('findSubscription', holder.id));
    // An old link must not bring back who has unsubscribed since.
    const isOld = purpose === 'confirm' && holder?.generation !== subscription?.generation;
    if (subscription === undefined || isOld) return answer(context, service, defaultLocale, 'invalid');
    return answer(context, service, subscription.locale, await act(subscription));
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return answer(context, service, defaultLocale, 'unavailable');
  }
}

/** Counts a request for its network and, if its link is ours, for the link. Returns in how many seconds to try again. */
function countVisit(
  context: Context,
  { limit, trustedProxies }: NewsletterService,
  holder: TokenHolder | undefined,
): Promise<number> {
  const networks = getRequestNetworks(context, trustedProxies, 'link ');
  if (holder === undefined) return limit(networks);
  const shared = networks.map(({ key, share }) => ({ key, share: share * PROVIDER_SHARE }));
  return limit([...shared, { key: `link ${holder.id}`, share: 1 }]);
}

const statuses: Partial<Record<PageName, 400 | 503>> = { invalid: 400, unavailable: 503 };

function answer(
  context: Context,
  { texts, publicOrigin }: NewsletterService,
  locale: Locale,
  name: PageName,
  status: ContentfulStatusCode = statuses[name] ?? 200,
): Response | Promise<Response> {
  const { pages, home } = texts[locale];
  const page = renderNewsletterPage(locale, pages[name], { origin: publicOrigin, label: home });
  return context.html(page, status, {
    'Cache-Control': 'no-store',
    // The address holds the token: it goes nowhere else.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': newsletterPolicy,
  });
}
