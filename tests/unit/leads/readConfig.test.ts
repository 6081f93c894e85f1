/** @jest-environment node */
import { site } from '@/lib/shared/site';
import { ConfigError, readConfig } from '@/server/enquiries/readConfig';
import { mailEnv } from './helpers/mailEnv';

test('an empty environment gives a server that stores leads in a file', () => {
  expect(readConfig({ SMTP_URL: '' })).toEqual({
    port: 3000,
    host: undefined,
    databaseUrl: 'file:./data/leads.db',
    mayCreateDatabase: true,
    rateLimit: 20,
    confirmationLimit: 500,
    acknowledgementLimit: 500,
    allowedOrigins: [],
    publicOrigin: site.origin,
    trustedProxies: 0,
    mail: undefined,
    webhook: undefined,
    robots: [],
  });
});

test('a complete environment is read', () => {
  const env = {
    ...mailEnv(25),
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
    trustedProxies: 1,
    mail: { salesEmail: 'sales@lotus.example', headquartersEmail: 'hq@lotus.example' },
    webhook: { url: 'https://crm.example/hook' },
  });
});

test.each([
  ['PORT', { PORT: 'http' }],
  ['LEADS_RATE_LIMIT', { LEADS_RATE_LIMIT: '-1' }],
  ['NEWSLETTER_DAILY_LIMIT', { NEWSLETTER_DAILY_LIMIT: 'many' }],
  ['ACKNOWLEDGEMENT_DAILY_LIMIT', { ACKNOWLEDGEMENT_DAILY_LIMIT: '-1' }],
  ['HEADQUARTERS_EMAIL', { ...mailEnv(25), HEADQUARTERS_EMAIL: 'Shenzhen' }],
  ['LEADS_DATABASE_URL', { LEADS_DATABASE_URL: '/data/leads.db' }],
  ['LEADS_DATABASE_URL', { LEADS_DATABASE_URL: 'libsql://leads.example' }],
  ['LEADS_DATABASE_URL', { LEADS_DATABASE_URL: 'file:./data/100%.db' }],
  ['LEADS_ALLOWED_ORIGINS', { LEADS_ALLOWED_ORIGINS: 'https://a.example/' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'www.lotus.example' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
  ['SMTP_URL', { ...mailEnv(25), SMTP_URL: 'mail.example' }],
  ['MAIL_FROM', { ...mailEnv(25), MAIL_FROM: 'nobody' }],
  ['MAIL_FROM', { ...mailEnv(25), MAIL_FROM: '' }],
  ['SALES_EMAIL', { ...mailEnv(25), SALES_EMAIL: 'a@b.example, c' }],
  ['LEADS_SECRET', { ...mailEnv(25), LEADS_SECRET: 'short' }],
  ['LEADS_SECRET', { ...mailEnv(25), LEADS_SECRET: '' }],
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
])('%s is named when it is wrong', (name, env) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(new RegExp(`^  ${name} (must|is needed)`, 'm'));
});
