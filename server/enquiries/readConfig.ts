import { z } from 'zod';
import { site } from '@/lib/shared/site';
import { StartError } from '../StartError';
import { type RobotName, robotNames, robots, variableOf } from './delivery/robots/robots';

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

/** The address of a robot, whose rule names what is missing before anything is sent. */
function robotAddress(name: RobotName) {
  const { form, pattern } = robots[name];
  return z
    .url({ protocol: /^https$/, error: `must be an https address such as ${form}`, abort: true })
    .refine((url) => pattern.test(url.replace(/#.*/, '')), `must look like ${form}`)
    .refine(hasReadableSecret, 'must have a secret after # in which a percent sign is written %25')
    .optional();
}

const database = {
  LEADS_DATABASE_URL: z
    .string()
    .refine(
      (url) => /^file:/i.test(url) || (/^postgres(ql)?:\/\//i.test(url) && URL.canParse(url)),
      'must look like file:./data/leads.db or postgres://user:password@host/database',
    )
    .refine((url) => !/^file:/i.test(url) || isDecodable(url), 'must have each percent sign written %25')
    .default('file:./data/leads.db'),
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
    PUBLIC_ORIGIN: origin.default(site.origin),
    /** How many proxies in front of the server append to `X-Forwarded-For`. */
    TRUST_PROXY: whole(0, 10, 0),
    /** `smtps://` for TLS from the first byte. Mail leaves this machine over TLS or not at all, unless it ends in `?ignoreTLS=true`. */
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\/[^/]/, 'must look like smtp://user:password@host:587')
      .optional(),
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
    WECOM_ROBOT_URL: robotAddress('wecom'),
    DINGTALK_ROBOT_URL: robotAddress('dingtalk'),
    FEISHU_ROBOT_URL: robotAddress('feishu'),
    SLACK_ROBOT_URL: robotAddress('slack'),
    TELEGRAM_ROBOT_URL: robotAddress('telegram'),
    LEADS_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
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
    publicOrigin: env.PUBLIC_ORIGIN,
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
    robots: robotNames.flatMap((name) => {
      const address = env[variableOf(name)];
      return address ? [{ name, address }] : [];
    }),
  }));

/** All that the server takes from its environment; `mail` and `webhook` are undefined where they are not set up. */
export type LeadsConfig = z.output<typeof environment>;

export type MailConfig = NonNullable<LeadsConfig['mail']>;
export type WebhookConfig = NonNullable<LeadsConfig['webhook']>;

/** A robot that tells a group chat of leads. */
export type RobotConfig = LeadsConfig['robots'][number];

/** Reads the environment; an empty variable counts as absent. Throws `ConfigError`, which names the variables that are wrong. */
export function readConfig(env: Environment): LeadsConfig {
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

function hasReadableSecret(url: string): boolean {
  return isDecodable(new URL(url).hash);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
