import { z } from 'zod';
import { site } from '@/lib/shared/site';
import { robotAddress } from './delivery/robots/robotAddress';
import { type RobotName, type RobotVariable, robotNames, variableOf } from './delivery/robots/robots';

/** Variables by name, as in `process.env`. */
export type Environment = Record<string, string | undefined>;

export type MailConfig = {
  /**
   * `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. Mail leaves this machine over TLS or not
   * at all, unless the URL ends in `?ignoreTLS=true`.
   */
  smtpUrl: string;
  /** The sender, bare (`sales@example.org`) or with a name (`Lotus <sales@example.org>`). */
  from: string;
  /** Who receives the leads; several addresses are separated by commas. */
  salesEmail: string;
  /** Who at the head office receives the leads whose senders allow it, written in the same way; empty for nobody. */
  headquartersEmail: string;
  /** Signs the links of the newsletter. */
  secret: string;
};

export type WebhookConfig = {
  url: string;
  secret: string;
  /** Whether the receiver may stand on this machine or in its network. */
  allowPrivate: boolean;
};

/** A robot that tells a group chat of leads. */
export type RobotConfig = { name: RobotName; address: string };

export type LeadsConfig = {
  port: number;
  host: string | undefined;
  databaseUrl: string;
  /** Leads a minute from one address; 0 is no limit. */
  rateLimit: number;
  /** Mails a day that ask to confirm a subscription, to all addresses together; 0 is no limit. */
  confirmationLimit: number;
  /** Mails a day that say an enquiry has come, likewise. */
  acknowledgementLimit: number;
  /** Origins, other than the server's own, whose pages may send leads. */
  allowedOrigins: string[];
  /** Where this server is reached from outside: links in mails begin with it. */
  publicOrigin: string;
  /** How many proxies in front of the server append to `X-Forwarded-For`. */
  trustedProxies: number;
  mail: MailConfig | undefined;
  webhook: WebhookConfig | undefined;
  robots: RobotConfig[];
};

/** What is wrong with the environment, a line a variable, for the person who starts the server. */
export class ConfigError extends Error {
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
  );

const database = {
  LEADS_DATABASE_URL: z
    .string()
    .refine(
      (url) => /^file:/i.test(url) || (/^postgres(ql)?:\/\//i.test(url) && URL.canParse(url)),
      'must look like file:./data/leads.db or postgres://user:password@host/database',
    )
    .default('file:./data/leads.db'),
};

const robotAddresses = Object.fromEntries(
  robotNames.map((name) => [variableOf(name), robotAddress(name)]),
) as Record<RobotVariable, ReturnType<typeof robotAddress>>;

const environment = z
  .object({
    ...database,
    PORT: whole(0, 65535, 3000),
    HOST: z.string().optional(),
    LEADS_RATE_LIMIT: whole(0, 1_000_000, 20),
    NEWSLETTER_DAILY_LIMIT: whole(0, 1_000_000, 500),
    ACKNOWLEDGEMENT_DAILY_LIMIT: whole(0, 1_000_000, 500),
    LEADS_ALLOWED_ORIGINS: z
      .string()
      .transform((list) => list.split(/[\s,]+/).filter((item) => item !== ''))
      .pipe(z.array(origin))
      .default([]),
    PUBLIC_ORIGIN: origin.default(site.origin),
    TRUST_PROXY: whole(0, 10, 0),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/[^/]/, 'must look like smtp://user:password@host:587')
      .optional(),
    MAIL_FROM: z
      .string()
      .refine((from) => address.safeParse(bareAddress(from)).success, 'must be an address, or Name <address>')
      .optional(),
    SALES_EMAIL: addresses.optional(),
    HEADQUARTERS_EMAIL: addresses.optional(),
    LEADS_SECRET: z
      .string()
      .min(32, 'must have at least 32 characters (openssl rand -hex 32 makes one)')
      .optional(),
    ...robotAddresses,
    LEADS_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
    LEADS_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
    /** 1: the receiver of the webhook may stand on this machine or in its network, where otherwise nothing is sent to. */
    LEADS_WEBHOOK_ALLOW_PRIVATE: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  })
  .superRefine((env, { addIssue }) => {
    const needs = (reason: 'SMTP_URL' | 'LEADS_WEBHOOK_URL', name: keyof typeof env) => {
      if (env[reason] !== undefined && env[name] === undefined) {
        addIssue({ code: 'custom', path: [name], message: `is needed because ${reason} is set` });
      }
    };
    needs('SMTP_URL', 'MAIL_FROM');
    needs('SMTP_URL', 'SALES_EMAIL');
    needs('SMTP_URL', 'LEADS_SECRET');
    needs('LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET');
  });

/**
 * Reads everything the server takes from its environment; an empty variable counts as absent.
 * Throws `ConfigError`, which names the variables that are wrong.
 */
export function readConfig(env: Environment): LeadsConfig {
  const data = parse(environment, env);
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.LEADS_DATABASE_URL,
    rateLimit: data.LEADS_RATE_LIMIT,
    confirmationLimit: data.NEWSLETTER_DAILY_LIMIT,
    acknowledgementLimit: data.ACKNOWLEDGEMENT_DAILY_LIMIT,
    allowedOrigins: data.LEADS_ALLOWED_ORIGINS,
    publicOrigin: data.PUBLIC_ORIGIN,
    trustedProxies: data.TRUST_PROXY,
    mail:
      data.SMTP_URL && data.MAIL_FROM && data.SALES_EMAIL && data.LEADS_SECRET
        ? {
            smtpUrl: data.SMTP_URL,
            from: data.MAIL_FROM,
            salesEmail: data.SALES_EMAIL,
            headquartersEmail: data.HEADQUARTERS_EMAIL ?? '',
            secret: data.LEADS_SECRET,
          }
        : undefined,
    webhook:
      data.LEADS_WEBHOOK_URL && data.LEADS_WEBHOOK_SECRET
        ? {
            url: data.LEADS_WEBHOOK_URL,
            secret: data.LEADS_WEBHOOK_SECRET,
            allowPrivate: data.LEADS_WEBHOOK_ALLOW_PRIVATE === '1',
          }
        : undefined,
    robots: robotNames.flatMap((name) => {
      const address = data[variableOf(name)];
      return address ? [{ name, address }] : [];
    }),
  };
}

/** Reads where the leads are, which is all that the command line needs. Throws `ConfigError`. */
export function readDatabaseUrl(env: Environment): string {
  return parse(z.object(database), env).LEADS_DATABASE_URL;
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
