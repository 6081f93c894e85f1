import { site } from '@/lib/i18n/site';
import { ConfigError, readConfig } from '@/server/enquiries/config';
import { getDatabaseFile } from '@/server/enquiries/store/sqlite';
import { createMailEnv } from './helpers/createMailEnv';

test('stores enquiries in a file by default', () => {
  expect(readConfig({ SMTP_URL: '' })).toEqual({
    port: 3000,
    host: undefined,
    metricsPort: 0,
    metricsHost: '127.0.0.1',
    databaseUrl: 'file:./data/leads.db',
    mayCreateDatabase: true,
    rateLimit: 20,
    staffLocales: {},
    confirmationLimit: 500,
    acknowledgementLimit: 500,
    allowedOrigins: [],
    publicOrigin: site.origin,
    trustedProxyCount: 0,
    mail: undefined,
    webhook: undefined,
    chatWebhooks: [],
  });
});

test('reads a complete environment', () => {
  const env = {
    ...createMailEnv(25),
    PORT: '8080',
    HOST: '::',
    LEADS_DATABASE_URL: 'postgres://leads:secret@db.example/leads?sslmode=verify-full',
    LEADS_RATE_LIMIT: '5',
    NEWSLETTER_DAILY_LIMIT: '50',
    ACKNOWLEDGEMENT_DAILY_LIMIT: '60',
    HEADQUARTERS_EMAIL: 'hq@lotus.example',
    LEADS_ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443',
    TRUST_PROXY: '1',
    LEADS_WEBHOOK_URL: 'https://crm.example/hook',
    LEADS_WEBHOOK_SECRET: 'whsec_c2VjcmV0IGtleSBvZiBhIHRlc3Q=',
  };
  expect(readConfig(env)).toMatchObject({
    port: 8080,
    host: '::',
    rateLimit: 5,
    confirmationLimit: 50,
    acknowledgementLimit: 60,
    allowedOrigins: ['https://a.example', 'https://b.example:8443'],
    trustedProxyCount: 1,
    mail: { salesEmails: ['sales@lotus.example'], headquartersEmails: ['hq@lotus.example'] },
    webhook: { url: 'https://crm.example/hook' },
  });
});

test.each([
  ['PORT', { PORT: 'http' }],
  ['LEADS_RATE_LIMIT', { LEADS_RATE_LIMIT: '-1' }],
  ['NEWSLETTER_DAILY_LIMIT', { NEWSLETTER_DAILY_LIMIT: 'many' }],
  ['ACKNOWLEDGEMENT_DAILY_LIMIT', { ACKNOWLEDGEMENT_DAILY_LIMIT: '-1' }],
  ['SALES_LOCALE', { SALES_LOCALE: 'cn' }],
  ['HEADQUARTERS_LOCALE', { HEADQUARTERS_LOCALE: 'zh-CN' }],
  ['HEADQUARTERS_EMAIL', { ...createMailEnv(25), HEADQUARTERS_EMAIL: 'Shenzhen' }],
  ['LEADS_DATABASE_URL', { LEADS_DATABASE_URL: '/data/leads.db' }],
  ['LEADS_DATABASE_URL', { LEADS_DATABASE_URL: 'libsql://leads.example' }],
  ['LEADS_DATABASE_URL', { LEADS_DATABASE_URL: 'file:./data/100%.db' }],
  ['LEADS_DATABASE_URL', { LEADS_DATABASE_URL: 'file://data/leads.db' }],
  ['LEADS_DATABASE_URL', { LEADS_DATABASE_URL: 'file:?mode=rw' }],
  ['LEADS_ALLOWED_ORIGINS', { LEADS_ALLOWED_ORIGINS: 'https://a.example/' }],
  ['LEADS_ALLOWED_ORIGINS', { LEADS_ALLOWED_ORIGINS: 'ws://a.example' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'www.lotus.example' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'ftp://www.lotus.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
  ['SMTP_URL', { ...createMailEnv(25), SMTP_URL: 'mail.example' }],
  ['MAIL_FROM', { ...createMailEnv(25), MAIL_FROM: 'nobody' }],
  ['MAIL_FROM', { ...createMailEnv(25), MAIL_FROM: '' }],
  ['SALES_EMAIL', { ...createMailEnv(25), SALES_EMAIL: 'a@b.example, c' }],
  ['LEADS_SECRET', { ...createMailEnv(25), LEADS_SECRET: 'short' }],
  ['LEADS_SECRET', { ...createMailEnv(25), LEADS_SECRET: '' }],
  ['LEADS_WEBHOOK_URL', { LEADS_WEBHOOK_URL: 'ftp://x.example', LEADS_WEBHOOK_SECRET: 's'.repeat(16) }],
  ['FEISHU_ROBOT_URL', { FEISHU_ROBOT_URL: 'open.feishu.cn/hook' }],
  ['WECOM_ROBOT_URL', { WECOM_ROBOT_URL: 'http://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=k' }],
  ['DINGTALK_ROBOT_URL', { DINGTALK_ROBOT_URL: 'https://oapi.dingtalk.com/robot/send?access_token=t#50%' }],
  ['LEADS_WEBHOOK_SECRET', { LEADS_WEBHOOK_URL: 'https://x.example' }],
])('reports an invalid %s', (name, env) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(new RegExp(`^  ${name} (must|is required)`, 'm'));
});

test.each([
  ['file:leads.db', 'leads.db'],
  ['file:./data/leads.db', './data/leads.db'],
  ['file:../leads.db', '../leads.db'],
  ['FILE:data/leads%20of%202026.db?mode=rw', 'data/leads of 2026.db'],
  ['file:/data/leads.db', '/data/leads.db'],
  ['file:///data/leads.db', '/data/leads.db'],
  ['file:C:/data/leads.db', 'C:/data/leads.db'],
  ['file:///C:/data/leads.db', 'C:/data/leads.db'],
])('reads the path of %s', (url, file) => {
  expect(getDatabaseFile(readConfig({ LEADS_DATABASE_URL: url }).databaseUrl)).toBe(file);
});

const SECRETS = { ...createMailEnv(25), LEADS_WEBHOOK_SECRET: 's'.repeat(16) };

const invalidUrls = [
  ...['Pw#Zz', 'Pw/Zz', 'Pw?Zz', '50%Zz', 'Pw%FFZz'].flatMap((password) => [
    ['SMTP_URL', `smtp://user:${password}@mail.example:587`] as const,
    ['LEADS_DATABASE_URL', `postgres://user:${password}@database:5432/site`] as const,
  ]),
  ['LEADS_WEBHOOK_URL', 'https://user:Pw@crm.example/hook'],
  ['LEADS_WEBHOOK_URL', 'https://crm.example/hook?token=Pw#Zz'],
  ['LEADS_WEBHOOK_URL', 'https://[Pw'],
  ['LEADS_WEBHOOK_URL', 'http://crm.example/Pw'],
  ['LEADS_WEBHOOK_URL', 'http://10.0.0.1/Pw'],
  ['LEADS_WEBHOOK_URL', 'http://127.0.0.1.example/Pw'],
  ['WECOM_ROBOT_URL', 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=Pw%Zz'],
] as const;

test.each(invalidUrls)('rejects %s=%s without its secret', (variable, url) => {
  expect(() => readConfig({ ...SECRETS, [variable]: url })).toThrow(
    // No part of the password may be printed.
    new RegExp(`^[^\\n]*\n  ${variable} must (?!.*(Pw|Zz|50)).*$`),
  );
});

test.each([
  ['SMTP_URL', 'smtps://me@lotus.example:Pw%23%2F%40@mail.example'],
  ['SMTP_URL', 'smtp://user:a:b+c!@mail:587/?ignoreTLS=true'],
  [
    'LEADS_DATABASE_URL',
    'postgresql://user:50%25@[::1]:5432/site?sslmode=verify-full&sslrootcert=/etc/ca.pem',
  ],
  ['LEADS_DATABASE_URL', 'postgres:///site?host=/var/run/postgresql'],
  ['LEADS_WEBHOOK_URL', 'https://crm.example/hook?token=a%20b'],
  ['LEADS_WEBHOOK_URL', 'https://crm.example/@team/hook?to=a@b.example'],
  ['LEADS_WEBHOOK_URL', 'https://10.0.0.1/hook'],
  ['LEADS_WEBHOOK_URL', 'http://127.0.0.1:8080/hook'],
  ['LEADS_WEBHOOK_URL', 'http://localhost/hook'],
  ['LEADS_WEBHOOK_URL', 'http://[::1]/hook'],
  ['DINGTALK_ROBOT_URL', 'https://oapi.dingtalk.com/robot/send?access_token=t#SEC/@?#'],
])('accepts %s=%s', (variable, url) => {
  expect(() => readConfig({ ...SECRETS, [variable]: url })).not.toThrow();
});
