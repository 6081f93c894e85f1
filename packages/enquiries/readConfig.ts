import * as z from 'zod';
import {
  type ChatServiceName,
  chatServiceNames,
  chatServices,
  getVariableName,
} from './delivery/chat/chatServices';
import type { EnquiriesOptions } from './EnquiriesOptions';
import { getDatabaseFile } from './store/getDatabaseFile';

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
const emailSchema = z.email();
const emailListSchema = z
  .string()
  .refine(
    (list) => list.split(',').every((item) => emailSchema.safeParse(item.trim()).success),
    'must be an email address, or several separated by commas',
  )
  .default('');

/**
 * Creates the schema of a variable whose value may contain a secret. `check` returns the problem without the secret.
 */
function createSecretSchema(check: (value: string) => string | undefined) {
  return z
    .string()
    .trim()
    .superRefine((value, { addIssue }) => {
      const message = check(value);
      if (message !== undefined) addIssue({ code: 'custom', message });
    });
}

/** Checks that a URL has an allowed scheme and no fragment. `exampleUrl` is shown in the error message. */
function checkUrl(url: string, scheme: RegExp, exampleUrl: string): string | undefined {
  const isValid = scheme.test(url) && URL.canParse(url) && isDecodable(url) && !url.includes('#');
  return isValid ? undefined : `must look like ${exampleUrl}, with special characters percent-encoded`;
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

/** Checks the URL of a webhook, whose requests contain personal data. */
function checkWebhookUrl(url: string): string | undefined {
  const problem = checkUrl(url, /^https?:\/\//i, 'https://crm.example.org/hook');
  if (problem !== undefined || new URL(url).protocol === 'https:' || isLoopbackHost(new URL(url)))
    return problem;
  return 'must start with https:// unless its host is this machine (127.0.0.1)';
}

/** Checks the URL of a chat webhook, so that a URL without its token is rejected at start. */
function checkChatWebhookUrl(name: ChatServiceName, url: string): string | undefined {
  const { exampleUrl, pattern, supportsSignature = false } = chatServices[name];
  const [webhookUrl = '', ...fragment] = supportsSignature ? url.split('#') : [url];
  if (!isDecodable(fragment.join('#'))) {
    return 'must have a secret after # with % written as %25';
  }
  const problem = checkUrl(webhookUrl, /^https:\/\//i, exampleUrl);
  return problem ?? (pattern.test(webhookUrl) ? undefined : `must look like ${exampleUrl}`);
}

function checkDatabaseUrl(url: string): string | undefined {
  if (!/^file:/i.test(url)) {
    const exampleUrl = 'file:./data/leads.db or postgres://user:password@host/database';
    return checkUrl(url, /^postgres(ql)?:\/\//i, exampleUrl);
  }
  const [, host, path] = /^file:\/\/(?!localhost\/)([^/?#]+)([^?#]*)/i.exec(url) ?? [];
  if (host !== undefined) {
    return `must not have a host after file: (write file:./${host}${path} for a path in the current folder, or file:/${host}${path} for an absolute path)`;
  }
  if (!isDecodable(url)) return 'must have each % written as %25';
  return getDatabaseFile(url) === ''
    ? 'must have a path after file:, such as file:./data/leads.db'
    : undefined;
}

const createChatWebhookSchema = (name: ChatServiceName) =>
  createSecretSchema((url) => checkChatWebhookUrl(name, url)).optional();

const databaseVariables = {
  LEADS_DATABASE_URL: createSecretSchema(checkDatabaseUrl).default('file:./data/leads.db'),
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
    SMTP_URL: createSecretSchema((url) =>
      checkUrl(url, /^smtps?:\/\/[^/]/i, 'smtp://user:password@host:587'),
    ).optional(),
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
    SALES_LOCALE: z.string().optional(),
    HEADQUARTERS_LOCALE: z.string().optional(),
    /** Key that signs the links in newsletter mails. */
    LEADS_SECRET: z
      .string()
      .min(32, 'must have at least 32 characters (generate one with: openssl rand -hex 32)')
      .default(''),
    WECOM_ROBOT_URL: createChatWebhookSchema('wecom'),
    DINGTALK_ROBOT_URL: createChatWebhookSchema('dingtalk'),
    FEISHU_ROBOT_URL: createChatWebhookSchema('feishu'),
    SLACK_ROBOT_URL: createChatWebhookSchema('slack'),
    TELEGRAM_ROBOT_URL: createChatWebhookSchema('telegram'),
    LEADS_WEBHOOK_URL: createSecretSchema(checkWebhookUrl).optional(),
    LEADS_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').default(''),
  })
  .superRefine((env, { addIssue }) => {
    const requireVariables = (reason: keyof typeof env, ...names: (keyof typeof env)[]) => {
      for (const name of env[reason] === undefined ? [] : names) {
        if (env[name] !== '') continue;
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
    /** The host that a proxy must forward, if known. */
    publicHost: env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).host : undefined,
    trustedProxyCount: env.TRUST_PROXY,
    mail: env.SMTP_URL
      ? {
          smtpUrl: env.SMTP_URL,
          from: env.MAIL_FROM,
          salesEmail: env.SALES_EMAIL,
          headquartersEmail: env.HEADQUARTERS_EMAIL,
          secret: env.LEADS_SECRET,
        }
      : undefined,
    webhook: env.LEADS_WEBHOOK_URL
      ? { url: env.LEADS_WEBHOOK_URL, secret: env.LEADS_WEBHOOK_SECRET }
      : undefined,
    staffLocales: { sales: env.SALES_LOCALE, headquarters: env.HEADQUARTERS_LOCALE },
    chatWebhooks: chatServiceNames.flatMap((name) => {
      const webhookUrl = env[getVariableName(name)];
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
export function readConfig({ origin }: Pick<EnquiriesOptions, 'origin'>, env: Environment): EnquiriesConfig {
  const { publicOrigin = origin, ...config } = parse(environmentSchema, env);
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
  return URL.canParse(value) && new URL(value).origin === value;
}

function extractEmail(from: string): string {
  return /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from;
}
