import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Clock } from '../Clock';
import type { EnquiriesOptions, MailMessages } from '../EnquiriesOptions';
import type { RequestLimit } from '../intake/createRequestLimit';
import { getRequestNetworks } from '../intake/getRequestNetworks';
import type { Log } from '../Log';
import type { Database } from '../store/Database';
import { DatabaseError } from '../store/DatabaseError';
import { newsletterPaths, type TokenHolder, type TokenPurpose, verifyToken } from './newsletterToken';
import { renderSubscriptionPage, subscriptionPagePolicy } from './renderSubscriptionPage';
import type { Subscription } from './subscriptions';

type NewsletterService = {
  options: EnquiriesOptions;
  database: Database;
  clock: Clock;
  getMessages: (locale: string) => MailMessages;
  secret: string;
  publicOrigin: string;
  /** In-memory limit: a rejected request must not reach the store. */
  limit: RequestLimit;
  trustedProxyCount: number;
};

/**
 * Multiplies a network's limit for requests with valid links, because a mail provider unsubscribes all its users from a
 * few IP addresses.
 */
const MAIL_PROVIDER_LIMIT_FACTOR = 10;

type NewsletterPage = keyof MailMessages['pages'];

/** The action of a link. Returns the name of the page to show. */
type LinkAction = (subscription: Subscription) => Promise<NewsletterPage>;

/**
 * Creates the routes for the links in newsletter mails. GET only shows a page, because mail scanners follow every link;
 * POST performs the action. For one-click unsubscription, mail programs send a POST with no data except the URL (RFC
 * 8058).
 */
export function createNewsletterRoutes(service: NewsletterService, log: Log, onQueued: () => void): Hono {
  const { database, clock } = service;
  const routes = new Hono();
  const addRoute = (method: 'GET' | 'POST', purpose: TokenPurpose, action: LinkAction) =>
    routes.on(method, newsletterPaths[purpose], (context) => handleLink(context, service, purpose, action));

  addRoute('GET', 'confirm', async ({ status }) => (status === 'confirmed' ? 'confirmed' : 'confirm'));
  addRoute('POST', 'confirm', async (subscription) => {
    if (subscription.status === 'confirmed') return 'confirmed';
    if (!(await database.run('confirmSubscription', subscription, clock.now()))) return 'invalid';
    log({ level: 'info', event: 'subscription', id: subscription.id, status: 'confirmed' });
    onQueued();
    return 'confirmed';
  });
  addRoute('GET', 'unsubscribe', async () => 'unsubscribe');
  addRoute('POST', 'unsubscribe', async ({ id }) => {
    const hasEnded = await database.run('endSubscription', id, clock.now());
    if (hasEnded) log({ level: 'info', event: 'subscription', id, status: 'unsubscribed' });
    return 'unsubscribed';
  });
  return routes;
}

/** Verifies the token of a link, performs the action, and responds with the page that the action returns. */
async function handleLink(
  context: Context,
  service: NewsletterService,
  purpose: TokenPurpose,
  action: LinkAction,
): Promise<Response> {
  const { defaultLocale } = service.options;
  try {
    // No link expires while the clock is not plausible.
    const now = service.clock.findProblem() === undefined ? Date.now() : 0;
    const holder = verifyToken(purpose, context.req.query('token') ?? '', service.secret, now);
    const retryAfter = await countLinkRequest(context, service, holder);
    if (retryAfter > 0) {
      context.header('Retry-After', String(retryAfter));
      return respond(context, service, defaultLocale, 'unavailable', 429);
    }
    const subscription = holder && (await service.database.run('findSubscription', holder.id));
    // An old confirmation link must not reactivate a subscription that was ended since.
    const isOutdated = purpose === 'confirm' && holder?.generation !== subscription?.generation;
    if (subscription === undefined || isOutdated) return respond(context, service, defaultLocale, 'invalid');
    return respond(context, service, subscription.locale, await action(subscription));
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return respond(context, service, defaultLocale, 'unavailable');
  }
}

/** Counts a request for its network and, if its token is valid, for its link. Returns 0 or the seconds to wait. */
function countLinkRequest(
  context: Context,
  { limit, trustedProxyCount }: NewsletterService,
  holder: TokenHolder | undefined,
): Promise<number> {
  const networks = getRequestNetworks(context, trustedProxyCount, 'link ');
  if (holder === undefined) return limit(networks);
  const linkNetworks = networks.map(({ key, limitFactor }) => ({
    key,
    limitFactor: limitFactor * MAIL_PROVIDER_LIMIT_FACTOR,
  }));
  return limit([...linkNetworks, { key: `link ${holder.id}`, limitFactor: 1 }]);
}

const pageStatuses: Partial<Record<NewsletterPage, 400 | 503>> = { invalid: 400, unavailable: 503 };

function respond(
  context: Context,
  { options, getMessages, publicOrigin }: NewsletterService,
  locale: string,
  name: NewsletterPage,
  status: ContentfulStatusCode = pageStatuses[name] ?? 200,
): Response | Promise<Response> {
  const { pages, home } = getMessages(locale);
  const page = renderSubscriptionPage(options.languageTags[locale] ?? locale, pages[name], {
    href: publicOrigin + options.getPath('home', locale),
    label: home,
  });
  return context.html(page, status, {
    'Cache-Control': 'no-store',
    // The URL contains the token and must not be sent to other sites.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': subscriptionPagePolicy,
  });
}
