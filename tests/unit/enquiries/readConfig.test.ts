/** @jest-environment node */

import { ConfigError, getDatabaseFile, readConfig } from 'enquiries';
import { site } from '@/lib/shared/site';
import { createMailEnv } from './helpers/createMailEnv';

test('stores enquiries in a file by default', () => {
  expect(readConfig(site, { SMTP_URL: '' })).toEqual({
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
  expect(readConfig(site, env)).toMatchObject({
    port: 8080,
    host: '::',
    rateLimit: 5,
    confirmationLimit: 50,
    acknowledgementLimit: 60,
    allowedOrigins: ['https://a.example', 'https://b.example:8443'],
    trustedProxyCount: 1,
    mail: { salesEmail: 'sales@lotus.example', headquartersEmail: 'hq@lotus.example' },
    webhook: { url: 'https://crm.example/hook' },
  });
});

test.each([
  ['PORT', { PORT: 'http' }],
  ['LEADS_RATE_LIMIT', { LEADS_RATE_LIMIT: '-1' }],
  ['NEWSLETTER_DAILY_LIMIT', { NEWSLETTER_DAILY_LIMIT: 'many' }],
  ['ACKNOWLEDGEMENT_DAILY_LIMIT', { ACKNOWLEDGEMENT_DAILY_LIMIT: '-1' }],
  ['HEADQUARTERS_EMAIL', { ...createMailEnv(25), HEADQUARTERS_EMAIL: 'Shenzhen' }],
  ['LEADS_DATABASE_URL', { LEADS_DATABASE_URL: '/data/leads.db' }],
  ['LEADS_DATABASE_URL', { LEADS_DATABASE_URL: 'libsql://leads.example' }],
  ['LEADS_DATABASE_URL', { LEADS_DATABASE_URL: 'file:./data/100%.db' }],
  ['LEADS_ALLOWED_ORIGINS', { LEADS_ALLOWED_ORIGINS: 'https://a.example/' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'www.lotus.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
  ['SMTP_URL', { ...createMailEnv(25), SMTP_URL: 'mail.example' }],
  ['MAIL_FROM', { ...createMailEnv(25), MAIL_FROM: 'nobody' }],
  ['MAIL_FROM', { ...createMailEnv(25), MAIL_FROM: '' }],
  ['SALES_EMAIL', { ...createMailEnv(25), SALES_EMAIL: 'a@b.example, c' }],
  ['LEADS_SECRET', { ...createMailEnv(25), LEADS_SECRET: 'short' }],
  ['LEADS_SECRET', { ...createMailEnv(25), LEADS_SECRET: '' }],
  ['LEADS_WEBHOOK_URL', { LEADS_WEBHOOK_URL: 'ftp://x.example', LEADS_WEBHOOK_SECRET: 's'.repeat(16) }],
  ['FEISHU_ROBOT_URL', { FEISHU_ROBOT_URL: 'open.feishu.cn/hook' }],
  ['SLACK_ROBOT_URL', { SLACK_ROBOT_URL: 'http://hooks.slack.com/services/T/B/X' }],
  ['SLACK_ROBOT_URL', { SLACK_ROBOT_URL: 'https://hooks.slack.com/services/T/B/' }],
  ['WECOM_ROBOT_URL', { WECOM_ROBOT_URL: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=' }],
  ['DINGTALK_ROBOT_URL', { DINGTALK_ROBOT_URL: 'https://oapi.dingtalk.com/robot/send#access_token=t' }],
  ['DINGTALK_ROBOT_URL', { DINGTALK_ROBOT_URL: 'https://oapi.dingtalk.com/robot/send?access_token=t#50%' }],
  ['FEISHU_ROBOT_URL', { FEISHU_ROBOT_URL: 'https://open.feishu.cn/open-apis/bot/v2/hook/#secret' }],
  ['TELEGRAM_ROBOT_URL', { TELEGRAM_ROBOT_URL: 'https://api.telegram.org/bot1:A/sendMessage?text=' }],
  ['TELEGRAM_ROBOT_URL', { TELEGRAM_ROBOT_URL: 'https://api.telegram.org/bot/sendMessage?chat_id=1' }],
  ['LEADS_WEBHOOK_SECRET', { LEADS_WEBHOOK_URL: 'https://x.example' }],
])('reports an invalid %s', (name, env) => {
  expect(() => readConfig(site, env)).toThrow(ConfigError);
  expect(() => readConfig(site, env)).toThrow(new RegExp(`^  ${name} (must|is required)`, 'm'));
});

test.each([
  ['file:leads.db', 'leads.db'],
  ['file:./data/leads.db', './data/leads.db'],
  ['file:../leads.db', '../leads.db'],
  ['FILE:data/leads%20of%202026.db?mode=rw', 'data/leads of 2026.db'],
  ['file:/data/leads.db', '/data/leads.db'],
  ['file:///data/leads.db', '/data/leads.db'],
  ['file://localhost/data/leads.db', '/data/leads.db'],
  ['file:C:\\data\\leads.db', 'C:\\data\\leads.db'],
  ['file:C:/data/leads.db', 'C:/data/leads.db'],
  ['file:///C:/data/leads.db', 'C:/data/leads.db'],
])('reads the path of %s', (url, file) => {
  expect(getDatabaseFile(readConfig(site, { LEADS_DATABASE_URL: url }).databaseUrl)).toBe(file);
});

test.each([
  [
    'file://data/leads.db',
    'must not have a host after file: (write file:./data/leads.db for a path in the current folder, or file:/data/leads.db for an absolute path)',
  ],
  ['FILE://server.example/share/leads.db', 'must not have a host after file:'],
  ['file://leads.db', 'must not have a host after file: (write file:./leads.db for a path'],
  ['file://C:/data/leads.db', 'must not have a host after file:'],
  ['file://localhost', 'must not have a host after file:'],
  ['file://', 'must have a path after file:'],
  ['file:', 'must have a path after file:'],
  ['file:?mode=rw', 'must have a path after file:'],
])('rejects %s', (url, problem) => {
  expect(() => readConfig(site, { LEADS_DATABASE_URL: url })).toThrow(problem);
});

const SECRETS = { ...createMailEnv(25), LEADS_WEBHOOK_SECRET: 's'.repeat(16) };

const urlsWithPassword = {
  SMTP_URL: (password: string) => `smtp://user:${password}@mail.example:587`,
  LEADS_DATABASE_URL: (password: string) => `postgres://user:${password}@database:5432/site`,
  LEADS_WEBHOOK_URL: (password: string) => `https://user:${password}@crm.example/hook`,
};

const invalidUrls = [
  ...Object.entries(urlsWithPassword).flatMap(([variable, toUrl]) =>
    ['Pw#Zz', 'Pw/Zz', 'Pw?Zz', '50%Zz', 'Pw%FFZz'].map((password) => [variable, toUrl(password)] as const),
  ),
  ['SMTP_URL', 'smtp://mail.example:587#Zz'],
  ['LEADS_WEBHOOK_URL', 'https://crm.example/hook?token=Pw#Zz'],
  ['LEADS_WEBHOOK_URL', 'http://crm.example/Pw'],
  ['LEADS_WEBHOOK_URL', 'http://10.0.0.1/Pw'],
  ['LEADS_WEBHOOK_URL', 'http://127.0.0.1.example/Pw'],
  ['WECOM_ROBOT_URL', 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=Pw#Zz'],
  ['TELEGRAM_ROBOT_URL', 'https://api.telegram.org/bot1:Pw#Zz/sendMessage?chat_id=1'],
] as const;

test.each(invalidUrls)('rejects %s=%s without its secret', (variable, url) => {
  expect(() => readConfig(site, { ...SECRETS, [variable]: url })).toThrow(
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
  ['LEADS_WEBHOOK_URL', 'https://user:Pw%40@crm.example/hook?token=a%20b'],
  ['LEADS_WEBHOOK_URL', 'https://crm.example/@team/hook?to=a@b.example'],
  ['LEADS_WEBHOOK_URL', 'https://10.0.0.1/hook'],
  ['LEADS_WEBHOOK_URL', 'http://127.0.0.1:8080/hook'],
  ['LEADS_WEBHOOK_URL', 'http://localhost/hook'],
  ['LEADS_WEBHOOK_URL', 'http://[::1]/hook'],
  ['TELEGRAM_ROBOT_URL', 'https://api.telegram.org/bot1:A/sendMessage?chat_id=@sales'],
  ['DINGTALK_ROBOT_URL', 'https://oapi.dingtalk.com/robot/send?access_token=t#SEC/@?#'],
])('accepts %s=%s', (variable, url) => {
  expect(() => readConfig(site, { ...SECRETS, [variable]: url })).not.toThrow();
});
