import * as z from 'zod';
import { locales } from '@/lib/i18n/locales';
import { site } from '@/lib/i18n/site';
import { type ChatServiceName, chatNames } from './store/tables';

/** Variables by name, as in `process.env`. */
export type Environment = Record<string, string | undefined>;

/** Lists the invalid environment variables, one per line, for the person who starts the server. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`Invalid environment variables:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

function createIntegerSchema(min: number, max: number, fallback: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message).default(fallback);
}

const originSchema = z.string().refine(isOrigin, 'must be an origin such as https://www.example.org');
const localeSchema = z.enum(locales, `must be ${locales.join(' or ')}`).optional();
const emailSchema = z.email();
const emailListSchema = z
  .string()
  .default('')
  .transform((list) => [...new Set(list.split(',').map((email) => email.trim()))].filter(Boolean))
  .refine(
    (emails) => emails.every((email) => emailSchema.safeParse(email).success),
    'must be an email address, or several separated by commas',
  );

/** Creates the schema of a URL. The message does not repeat the URL, which may contain a password or token. */
function createUrlSchema(start: RegExp, exampleUrl: string) {
  const error = `must look like ${exampleUrl}, with special characters percent-encoded`;
  // An unescaped `#` in a password would cut off the rest.
  return z
    .string()
    .trim()
    .refine((url) => isUrl(url, start) && !url.includes('#'), { error, abort: true });
}

function isUrl(text: string, start: RegExp): boolean {
  return start.test(text) && URL.canParse(text) && isDecodable(text);
}

/** True if every `%` of a text starts an escape of valid UTF-8. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** True if the host of a URL is this machine. */
export function isLoopbackHost({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** Webhook requests contain personal data. */
const webhookUrl = createUrlSchema(/^https?:\/\/[^/@]+(\/|$)/i, 'https://crm.example.org/hook').refine(
  (url) => url.startsWith('https:') || isLoopbackHost(new URL(url)),
  'must start with https:// unless its host is this machine (127.0.0.1)',
);

/** The URL may end in `#secret`. */
const chatWebhookUrl = z
  .string()
  .trim()
  .refine((url) => isUrl(url, /^https:\/\//i), 'must start with https:// and have each % written as %25')
  .optional();

const databaseVariables = {
  LEADS_DATABASE_URL: createUrlSchema(
    /^(file:(?!\/\/[^/])[^?]|postgres(ql)?:\/\/)/i,
    'file:./data/leads.db or postgres://user:password@host/database',
  ).default('file:./data/leads.db'),
  /** 0: a missing database file is an error and is not created, for example because its disk is not mounted. */
  LEADS_DATABASE_CREATE: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
};

const environmentSchema = z
  .object({
    ...databaseVariables,
    PORT: createIntegerSchema(0, 65535, 3000),
    HOST: z.string().optional(),
    /** Port of `/metrics` and of `/readyz` with details; by default they are not served. */
    METRICS_PORT: createIntegerSchema(0, 65535, 0),
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** Enquiries per minute from one IP address; 0 disables the limit. */
    LEADS_RATE_LIMIT: createIntegerSchema(0, 1_000_000, 20),
    /** Confirmation mails for subscriptions per day, to all email addresses together; 0 disables the limit. */
    NEWSLETTER_DAILY_LIMIT: createIntegerSchema(0, 1_000_000, 500),
    /** Acknowledgement mails per day, to all email addresses together; 0 disables the limit. */
    ACKNOWLEDGEMENT_DAILY_LIMIT: createIntegerSchema(0, 1_000_000, 500),
    /** Other origins whose pages may send enquiries. */
    LEADS_ALLOWED_ORIGINS: z
      .string()
      .transform((list) => list.split(/[\s,]+/).filter((item) => item !== ''))
      .pipe(z.array(originSchema))
      .default([]),
    /** The public origin of this server: links in mails start with it. */
    PUBLIC_ORIGIN: originSchema.optional(),
    /** Number of proxies in front of the server that append to `X-Forwarded-For`. */
    TRUST_PROXY: createIntegerSchema(0, 10, 0),
    /**
     * `smtps://` for implicit TLS. Mail leaves this machine only over TLS, unless the URL ends in `?ignoreTLS=true`.
     */
    SMTP_URL: createUrlSchema(/^smtps?:\/\/[^/]/i, 'smtp://user:password@host:587').optional(),
    /** The sender: an email address, or a name and an email address (`Sales <sales@example.org>`). */
    MAIL_FROM: z
      .string()
      .refine(
        (from) => emailSchema.safeParse(extractEmail(from)).success,
        'must be an email address, or Name <email address>',
      )
      .default(''),
    /** Recipients of all enquiries. */
    SALES_EMAIL: emailListSchema,
    /** Recipients at the head office, for enquiries with transfer consent; may be empty. */
    HEADQUARTERS_EMAIL: emailListSchema,
    /** Locales of the mails and chat notices to staff; the visitor's locale if they are not set. */
    SALES_LOCALE: localeSchema,
    HEADQUARTERS_LOCALE: localeSchema,
    /** Key that signs the links in newsletter mails. */
    LEADS_SECRET: z
      .string()
      .min(32, 'must have at least 32 characters (generate one with: openssl rand -hex 32)')
      .default(''),
    WECOM_ROBOT_URL: chatWebhookUrl,
    DINGTALK_ROBOT_URL: chatWebhookUrl,
    FEISHU_ROBOT_URL: chatWebhookUrl,
    SLACK_ROBOT_URL: chatWebhookUrl,
    TELEGRAM_ROBOT_URL: chatWebhookUrl,
    LEADS_WEBHOOK_URL: webhookUrl.optional(),
    LEADS_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').default(''),
  })
  .superRefine((env, { addIssue }) => {
    const requireVariables = (reason: keyof typeof env, ...names: (keyof typeof env)[]) => {
      for (const name of env[reason] === undefined ? [] : names) {
        if (String(env[name]) !== '') continue;
        addIssue({ code: 'custom', path: [name], message: `is required because ${reason} is set` });
      }
    };
    requireVariables('SMTP_URL', 'MAIL_FROM', 'SALES_EMAIL', 'LEADS_SECRET');
    requireVariables('LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET');
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    /** 0: not served. */
    metricsPort: env.METRICS_PORT,
    metricsHost: env.METRICS_HOST,
    databaseUrl: env.LEADS_DATABASE_URL,
    mayCreateDatabase: env.LEADS_DATABASE_CREATE === '1',
    rateLimit: env.LEADS_RATE_LIMIT,
    confirmationLimit: env.NEWSLETTER_DAILY_LIMIT,
    acknowledgementLimit: env.ACKNOWLEDGEMENT_DAILY_LIMIT,
    allowedOrigins: env.LEADS_ALLOWED_ORIGINS,
    publicOrigin: env.PUBLIC_ORIGIN,
    trustedProxyCount: env.TRUST_PROXY,
    mail: env.SMTP_URL
      ? {
          smtpUrl: env.SMTP_URL,
          from: env.MAIL_FROM,
          salesEmails: env.SALES_EMAIL,
          headquartersEmails: env.HEADQUARTERS_EMAIL,
          secret: env.LEADS_SECRET,
        }
      : undefined,
    webhook: env.LEADS_WEBHOOK_URL
      ? { url: env.LEADS_WEBHOOK_URL, secret: env.LEADS_WEBHOOK_SECRET }
      : undefined,
    staffLocales: { sales: env.SALES_LOCALE, headquarters: env.HEADQUARTERS_LOCALE },
    chatWebhooks: chatNames.flatMap((name) => {
      const webhookUrl = env[`${name.toUpperCase() as Uppercase<ChatServiceName>}_ROBOT_URL`];
      return webhookUrl ? [{ name, webhookUrl }] : [];
    }),
  }));

/** The configuration from the environment. `mail` and `webhook` are undefined if they are not configured. */
export type EnquiriesConfig = z.output<typeof environmentSchema> & { publicOrigin: string };

export type MailConfig = NonNullable<EnquiriesConfig['mail']>;
export type WebhookConfig = NonNullable<EnquiriesConfig['webhook']>;

/** A configured chat webhook. */
export type ChatConfig = EnquiriesConfig['chatWebhooks'][number];

/**
 * Reads the environment; an empty variable counts as absent. Throws `ConfigError`, which lists the invalid variables.
 */
export function readConfig(env: Environment): EnquiriesConfig {
  const { publicOrigin = site.origin, ...config } = parse(environmentSchema, env);
  return { ...config, publicOrigin };
}

/** Reads only the database URL, for the command line. Throws `ConfigError`. */
export function readDatabaseUrl(env: Environment): string {
  const { LEADS_DATABASE_URL } = databaseVariables;
  return parse(z.object({ LEADS_DATABASE_URL }), env).LEADS_DATABASE_URL;
}

function parse<T extends z.ZodType>(schema: T, env: Environment): z.output<T> {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(nonEmpty);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`));
}

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

function extractEmail(from: string): string {
  return /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from;
}
