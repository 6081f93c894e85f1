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

/** What is wrong with the environment, a line a variable, for the person who starts the server. */
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

/** A variable whose value may contain a secret. `check` returns what is wrong with it, without the secret. */
function secret(check: (value: string) => string | undefined) {
  return z
    .string()
    .trim()
    .superRefine((value, { addIssue }) => {
      const message = check(value);
      if (message !== undefined) addIssue({ code: 'custom', message });
    });
}

/** Checks a URL that looks like an example, `form`, and begins with a scheme. */
function checkUrl(url: string, scheme: RegExp, form: string): string | undefined {
  if (!scheme.test(url)) return `must look like ${form}`;
  return findUrlProblem(url) ?? (URL.canParse(url) ? undefined : `must look like ${form}`);
}

/** Checks the URL of a chat webhook, so that one without its token is refused before anything is sent. */
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
  /** 0: a database file that is absent, for example because its disk is not mounted, is an error and is not created. */
  LEADS_DATABASE_CREATE: z.enum(['0', '1'], 'must be 0 or 1').default('1'),
};

const environment = z
  .object({
    ...database,
    PORT: whole(0, 65535, 3000),
    HOST: z.string().optional(),
    /** Leads a minute from one address; 0 is no limit. */
    LEADS_RATE_LIMIT: whole(0, 1_000_000, 20),
    /** Mails a day that ask to confirm a subscription, to all addresses together; 0 is no limit. */
    NEWSLETTER_DAILY_LIMIT: whole(0, 1_000_000, 500),
    /** Mails a day that say an enquiry has come, likewise. */
    ACKNOWLEDGEMENT_DAILY_LIMIT: whole(0, 1_000_000, 500),
    /** Origins, other than the server's own, whose pages may send leads. */
    LEADS_ALLOWED_ORIGINS: z
      .string()
      .transform((list) => list.split(/[\s,]+/).filter((item) => item !== ''))
      .pipe(z.array(origin))
      .default([]),
    /** Where this server is reached from outside: links in mails begin with it. */
    PUBLIC_ORIGIN: origin.optional(),
    /** How many proxies in front of the server append to `X-Forwarded-For`. */
    TRUST_PROXY: whole(0, 10, 0),
    /** `smtps://` for TLS from the first byte. Mail leaves this machine over TLS or not at all, unless it ends in `?ignoreTLS=true`. */
    SMTP_URL: secret((url) => checkUrl(url, /^smtps?:\/\/[^/]/i, 'smtp://user:password@host:587')).optional(),
    /** The sender, bare (`sales@example.org`) or with a name (`Lotus <sales@example.org>`). */
    MAIL_FROM: z
      .string()
      .refine((from) => address.safeParse(bareAddress(from)).success, 'must be an address, or Name <address>')
      .default(''),
    /** Who receives the leads. */
    SALES_EMAIL: addresses,
    /** Who at the head office receives the leads whose senders allow it; empty for nobody. */
    HEADQUARTERS_EMAIL: addresses,
    /** Signs the links of the newsletter. */
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
    /** 1: the receiver of the webhook may stand on this machine or in its network, where otherwise nothing is sent to. */
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
    /** The host that a proxy must forward, if it is known. */
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

/** All that the server takes from its environment; `mail` and `webhook` are undefined where they are not set up. */
export type EnquiriesConfig = z.output<typeof environment>;

export type MailConfig = NonNullable<EnquiriesConfig['mail']>;
export type WebhookConfig = NonNullable<EnquiriesConfig['webhook']>;

/** A robot that tells a group chat of leads. */
export type ChatConfig = EnquiriesConfig['robots'][number];

/** Reads the environment; an empty variable counts as absent. Throws `ConfigError`, which names the variables that are wrong. */
export function readConfig(env: Environment): EnquiriesConfig {
  return parse(environment, env);
}

/** Reads where the leads are, which is all that the command line needs. Throws `ConfigError`. */
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
