import { z } from 'zod';
import { site } from '@/lib/shared/site';
import { StartError } from '../StartError';
import {
  type ChatServiceName,
  chatServiceNames,
  chatServices,
  getVariableName,
} from './delivery/chat/chatServices';
import { findUrlProblem, isDecodable } from './findUrlProblem';

/** Variables by name, as in `process.env`. */
export type Environment = Record<string, string | undefined>;

/** Lists the invalid environment variables, one per line, for the person who starts the server. */
export class ConfigError extends StartError {
  constructor(problems: string[]) {
    super(`The environment is not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

function whole(min: number, max: number, fallback: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message).default(fallback);
}

const origin = z.string().refine(isOrigin, 'must be an origin such as https://www.example.org');
const address = z.email();
const addresses = z
  .string()
  .refine(
    (list) => list.split(',').every((item) => address.safeParse(item.trim()).success),
    'must be an address, or several separated by commas',
  )
  .default('');

/** A variable whose value may contain a secret. `check` returns the problem without the secret. */
function secret(check: (value: string) => string | undefined) {
  return z
    .string()
    .trim()
    .superRefine((value, { addIssue }) => {
      const message = check(value);
      if (message !== undefined) addIssue({ code: 'custom', message });
    });
}

/** Checks that a URL has an allowed scheme. `example` is shown in the error message. */
function checkUrl(url: string, scheme: RegExp, form: string): string | undefined {
  if (!scheme.test(url)) return `must look like ${form}`;
  return findUrlProblem(url) ?? (URL.canParse(url) ? undefined : `must look like ${form}`);
}

/** Checks the URL of a chat webhook, so that a URL without its token is rejected at start. */
function checkRobotUrl(name: ChatServiceName, url: string): string | undefined {
  const { form, pattern, isSigned = false } = chatServices[name];
  const [address = '', ...fragment] = isSigned ? url.split('#') : [url];
  if (!isDecodable(fragment.join('#'))) {
    return 'must have a secret after # in which a percent sign is written %25';
  }
  const problem = checkUrl(address, /^https:\/\//i, form);
  return problem ?? (pattern.test(address) ? undefined : `must look like ${form}`);
}

function checkDatabaseUrl(url: string): string | undefined {
  if (!/^file:/i.test(url)) {
    const form = 'file:./data/leads.db or postgres://user:password@host/database';
    return checkUrl(url, /^postgres(ql)?:\/\//i, form);
  }
  return isDecodable(url) ? undefined : 'must have each percent sign written %25';
}

const robotUrl = (name: ChatServiceName) => secret((url) => checkRobotUrl(name, url)).optional();

const database = {
  LEADS_DATABASE_URL: secret(checkDatabaseUrl).default('file:./data/leads.db'),
  /** 0: a missing database file is an error and is not created, for example because its disk is not mounted. */
  LEADS_DATABASE_CREATE: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
};

const environment = z
  .object({
    ...database,
    PORT: whole(0, 65535, 3000),
    HOST: z.string().optional(),
    /** Enquiries per minute from one IP address; 0 disables the limit. */
    LEADS_RATE_LIMIT: whole(0, 1_000_000, 20),
    /** Confirmation mails for subscriptions per day, to all email addresses together; 0 disables the limit. */
    NEWSLETTER_DAILY_LIMIT: whole(0, 1_000_000, 500),
    /** Acknowledgement mails per day, to all email addresses together; 0 disables the limit. */
    ACKNOWLEDGEMENT_DAILY_LIMIT: whole(0, 1_000_000, 500),
    /** Other origins whose pages may send enquiries. */
    LEADS_ALLOWED_ORIGINS: z
      .string()
      .transform((list) => list.split(/[\s,]+/).filter((item) => item !== ''))
      .pipe(z.array(origin))
      .default([]),
    /** The public origin of this server: links in mails start with it. */
    PUBLIC_ORIGIN: origin.optional(),
    /** Number of proxies in front of the server that append to `X-Forwarded-For`. */
    TRUST_PROXY: whole(0, 10, 0),
    /**
     * `smtps://` for implicit TLS. Mail leaves this machine only over TLS, unless the URL ends in `?ignoreTLS=true`.
     */
    SMTP_URL: secret((url) => checkUrl(url, /^smtps?:\/\/[^/]/i, 'smtp://user:password@host:587')).optional(),
    /** The sender: an email address, or a name and an email address (`Lotus <sales@example.org>`). */
    MAIL_FROM: z
      .string()
      .refine((from) => address.safeParse(bareAddress(from)).success, 'must be an address, or Name <address>')
      .default(''),
    /** Recipients of all enquiries. */
    SALES_EMAIL: addresses,
    /** Recipients at the head office, for enquiries with transfer consent; may be empty. */
    HEADQUARTERS_EMAIL: addresses,
    /** Key that signs the links in newsletter mails. */
    LEADS_SECRET: z
      .string()
      .min(32, 'must have at least 32 characters (openssl rand -hex 32 makes one)')
      .default(''),
    WECOM_ROBOT_URL: robotUrl('wecom'),
    DINGTALK_ROBOT_URL: robotUrl('dingtalk'),
    FEISHU_ROBOT_URL: robotUrl('feishu'),
    SLACK_ROBOT_URL: robotUrl('slack'),
    TELEGRAM_ROBOT_URL: robotUrl('telegram'),
    LEADS_WEBHOOK_URL: secret((url) =>
      checkUrl(url, /^https?:\/\//i, 'https://crm.example.org/hook'),
    ).optional(),
    LEADS_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').default(''),
    /** 1: the webhook receiver may be on this machine or in its private network, which is otherwise blocked. */
    LEADS_WEBHOOK_ALLOW_PRIVATE: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  })
  .superRefine((env, { addIssue }) => {
    const needs = (reason: keyof typeof env, ...names: (keyof typeof env)[]) => {
      for (const name of env[reason] === undefined ? [] : names) {
        if (env[name] !== '') continue;
        addIssue({ code: 'custom', path: [name], message: `is needed because ${reason} is set` });
      }
    };
    needs('SMTP_URL', 'MAIL_FROM', 'SALES_EMAIL', 'LEADS_SECRET');
    needs('LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET');
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.LEADS_DATABASE_URL,
    mayCreateDatabase: env.LEADS_DATABASE_CREATE === '1',
    rateLimit: env.LEADS_RATE_LIMIT,
    confirmationLimit: env.NEWSLETTER_DAILY_LIMIT,
    acknowledgementLimit: env.ACKNOWLEDGEMENT_DAILY_LIMIT,
    allowedOrigins: env.LEADS_ALLOWED_ORIGINS,
    publicOrigin: env.PUBLIC_ORIGIN ?? site.origin,
    /** The host that a proxy must forward, if known. */
    publicHost: env.PUBLIC_ORIGIN ? new URL(env.PUBLIC_ORIGIN).host : undefined,
    trustedProxies: env.TRUST_PROXY,
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
      ? {
          url: env.LEADS_WEBHOOK_URL,
          secret: env.LEADS_WEBHOOK_SECRET,
          allowPrivate: env.LEADS_WEBHOOK_ALLOW_PRIVATE === '1',
        }
      : undefined,
    robots: chatServiceNames.flatMap((name) => {
      const address = env[getVariableName(name)];
      return address ? [{ name, address }] : [];
    }),
  }));

/** The configuration from the environment. `mail` and `webhook` are undefined if they are not configured. */
export type EnquiriesConfig = z.output<typeof environment>;

export type MailConfig = NonNullable<EnquiriesConfig['mail']>;
export type WebhookConfig = NonNullable<EnquiriesConfig['webhook']>;

/** A configured chat webhook. */
export type ChatConfig = EnquiriesConfig['robots'][number];

/**
 * Reads the environment; an empty variable counts as absent. Throws `ConfigError`, which lists the invalid variables.
 */
export function readConfig(env: Environment): EnquiriesConfig {
  return parse(environment, env);
}

/** Reads only the database URL, for the command line. Throws `ConfigError`. */
export function readDatabaseUrl(env: Environment): string {
  const { LEADS_DATABASE_URL } = database;
  return parse(z.object({ LEADS_DATABASE_URL }), env).LEADS_DATABASE_URL;
}

function parse<T extends z.ZodType>(schema: T, env: Environment): z.output<T> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`));
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

function bareAddress(from: string): string {
  return /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from;
}
