import { type Context, Hono } from 'hono';
import { sign, verify } from 'hono/jwt';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { MailMessages } from '@/lib/enquiry/mailMessages';
import { defaultLocale, toLocale } from '@/lib/i18n/locales';
import { getLocalePath, pages, withBasePath } from '@/lib/i18n/paths';
import { getRequestNetworks, RateLimiter } from './limits';
import { renderSubscriptionPage, resultPagePolicy } from './resultPages';
import { type EnquiryService, fillTemplate, getMessages } from './service';
import type { Subscriber, TokenHolder } from './store/consents';
import { DatabaseError } from './store/DatabaseError';

type NewsletterService = EnquiryService & {
  /** Key that signs the links. */
  secret: string;
};

/** Multiplies the limit of a network, because a mail provider unsubscribes all its users from a few IP addresses. */
const MAIL_PROVIDER_LIMIT_FACTOR = 10;

type NewsletterPage = keyof MailMessages['pages'];

/** The action of a link. Returns the name of the page to show. */
type LinkAction = (subscriber: Subscriber) => Promise<NewsletterPage>;

/**
 * Creates the routes for the links in newsletter mails. GET only shows a page, because mail scanners follow every link;
 * POST performs the action. For one-click unsubscription, mail programs send a POST with no data except the URL (RFC
 * 8058).
 */
export function createNewsletterRoutes(service: NewsletterService, onQueued: () => void): Hono {
  const { config, database, clock, log } = service;
  const limiter = new RateLimiter(config.rateLimit * MAIL_PROVIDER_LIMIT_FACTOR);
  const routes = new Hono();
  const addRoute = (method: 'GET' | 'POST', purpose: TokenPurpose, action: LinkAction) =>
    routes.on(method, newsletterPaths[purpose], (context) => {
      const retryAfter = limiter.count(getRequestNetworks(context, config.trustedProxyCount));
      if (retryAfter === 0) return handleLink(context, service, purpose, action);
      context.header('Retry-After', String(retryAfter));
      return respond(context, service, defaultLocale, 'unavailable', 429);
    });

  addRoute('GET', 'confirm', async ({ status }) => (status === 'confirmed' ? 'confirmed' : 'confirm'));
  addRoute('POST', 'confirm', async ({ id, generation, status }) => {
    if (status === 'confirmed') return 'confirmed';
    if (!(await database.run('confirmSubscription', { id, generation }, clock.now()))) return 'invalid';
    log({ level: 'info', event: 'subscription', id, status: 'confirmed' });
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
  try {
    const holder = await verifyToken(purpose, context.req.query('token') ?? '', service);
    const subscriber = holder && (await service.database.run('findSubscriber', holder.id));
    // An old confirmation link must not reactivate a subscription that was ended since.
    const isOutdated = purpose === 'confirm' && holder?.generation !== subscriber?.generation;
    if (subscriber === undefined || isOutdated) return respond(context, service, defaultLocale, 'invalid');
    return respond(context, service, subscriber.locale, await action(subscriber));
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return respond(context, service, defaultLocale, 'unavailable');
  }
}

const pageStatuses: Partial<Record<NewsletterPage, 400 | 503>> = { invalid: 400, unavailable: 503 };

function respond(
  context: Context,
  service: NewsletterService,
  storedLocale: string,
  name: NewsletterPage,
  status: ContentfulStatusCode = pageStatuses[name] ?? 200,
): Response | Promise<Response> {
  const locale = toLocale(storedLocale);
  const messages = getMessages(service, locale);
  const page = renderSubscriptionPage(locale, messages.pages[name], {
    href: service.config.publicOrigin + getLocalePath(locale),
    label: messages.home,
  });
  return context.html(page, status, {
    'Cache-Control': 'no-store',
    // The URL contains the token and must not be sent to other sites.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': resultPagePolicy,
  });
}

type TokenPurpose = 'confirm' | 'unsubscribe';

/** Lifetime of a confirmation link in days; the confirmation mail mentions it. */
export const CONFIRMATION_DAYS = 7;

/** The paths of the two links in mails, without the base path. */
const newsletterPaths = {
  confirm: '/api/newsletter/confirm',
  unsubscribe: '/api/newsletter/unsubscribe',
};

/** Composes the mail that asks a subscriber to confirm, or the one that welcomes a confirmed subscriber. */
export async function composeNewsletterMail(
  service: EnquiryService,
  channel: 'confirmation' | 'welcome',
  subscriber: Subscriber,
  secret: string,
) {
  const { publicOrigin } = service.config;
  const { id, generation } = subscriber;
  const createLink = async (purpose: TokenPurpose, expiry: { exp?: number }) => {
    const token = await sign({ sub: id, generation, aud: purpose, ...expiry }, secret);
    return `${publicOrigin}${withBasePath(newsletterPaths[purpose])}?token=${token}`;
  };
  const exp = Math.floor(service.clock.now() / 1000) + CONFIRMATION_DAYS * 86_400;
  const confirm = await createLink('confirm', { exp });
  // An unsubscribe link must work for as long as the subscriber keeps the mail.
  const unsubscribe = await createLink('unsubscribe', {});
  const { subject, body } = getMessages(service, subscriber.locale)[channel];
  const text = fillTemplate(body, {
    confirm,
    unsubscribe,
    days: String(CONFIRMATION_DAYS),
    articles: publicOrigin + getLocalePath(toLocale(subscriber.locale), pages.insights),
  });
  // RFC 8058, section 3.1.
  const headers = {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { subject, text, headers };
}

/**
 * Returns the subscriber that a token belongs to; undefined if its signature or purpose is wrong, or if it has expired.
 * No link expires while the clock is not plausible.
 */
async function verifyToken(
  purpose: TokenPurpose,
  token: string,
  { secret, clock }: NewsletterService,
): Promise<TokenHolder | undefined> {
  const canExpire = clock.findProblem() === undefined;
  try {
    const options = { alg: 'HS256', aud: purpose, exp: canExpire } as const;
    const { sub, generation } = await verify(token, secret, options);
    return { id: String(sub), generation: Number(generation) };
  } catch {
    return undefined;
  }
}
