import { chatServices } from '@/server/enquiries/chat';
import type { ChatServiceName } from '@/server/enquiries/store/tables';
import { post } from '@/server/enquiries/webhook';
import { ChatServer, chatNames } from './helpers/ChatServer';
import { createContactFields, createNewsletterFields, getTransferConsent } from './helpers/enquiryFields';
import { runLeads } from './helpers/runLeads';
import { type RunningApi, startApi } from './helpers/startApi';

let server: ChatServer;

beforeEach(() => {
  server = new ChatServer();
});

afterEach(() => server.close());

/** Starts a server that posts to the local chat services. */
function startWithChat(env: Record<string, string>): Promise<RunningApi> {
  return startApi(env, 'open', {
    postWebhook: (url, body) => post(server.getLocalUrl(url), body),
  });
}

const servicesInChina = ['wecom', 'dingtalk', 'feishu'] as const;
const servicesOutsideChina = ['slack', 'telegram'] as const;

async function waitForDeliveries(api: RunningApi, status: string) {
  return Promise.all(
    chatNames.map((channel) => api.recorder.waitForEntry({ event: 'delivery', channel, status })),
  );
}

test('sends only kind and ID to chat services without consent', async () => {
  const api = await startWithChat(await server.listen());
  const fields = createContactFields({ company: '越南工厂', utm_source: 'zalo' });
  const headers = { 'Idempotency-Key': 'k' };
  await api.post(createNewsletterFields());
  const id = await api.postForId(fields, headers);
  await api.post(fields, headers);
  await waitForDeliveries(api, 'delivered');
  for (const name of chatNames) {
    expect(server.messages[name]).toHaveLength(1);
    expect(server.getText(name)).toBe(
      `Mục kind: Lời gọi\nMục id: ${id}\nTrên máy chủ: npm run leads -- show ${id}`,
    );
  }
  expect((await runLeads(api.env, 'show', id)).written).toMatch(/^telegram: +delivered 20/m);
});

test('sends personal data only to services in China, with consent', async () => {
  const api = await startWithChat(await server.listen());
  const message = `${'汉'.repeat(499)}😀tail`;
  const attribution = { utm_source: 'zalo', referrer: 'search.example', landing: '/vi/cases/' };
  const fields = { company: '越南工厂', message, ...attribution, ...getTransferConsent() };
  const id = await api.postForId(createContactFields(fields));
  await waitForDeliveries(api, 'delivered');
  for (const name of servicesInChina) {
    const text = server.getText(name);
    for (const part of ['Nguyễn Thị Ánh', '越南工厂', 'anh@factory.example', '+84 28 0000 0123', id]) {
      expect(text).toContain(`: ${part}\n`);
    }
    expect(text).toMatch(new RegExp(`^.*: ${id}\\n(.*\\n)+.*: Đò\\n`));
    expect(text).not.toMatch(/tail|zalo|search|cases/);
  }
  expect(server.getText('dingtalk')).toMatch(/\n\n汉{499}😀…$/);
  for (const name of servicesOutsideChina) expect(server.getText(name)).not.toMatch(/Ánh|factory|zalo|汉/);
});

test("uses the webhook URL's host to decide about personal data", async () => {
  const feishu = (url: string) => url.replace('open.feishu.cn', 'open.larksuite.com');
  const api = await startWithChat(await server.listen({ feishu }));
  await api.post(createContactFields(getTransferConsent()));
  await waitForDeliveries(api, 'delivered');
  expect(server.getText('wecom')).toContain('Ánh');
  expect(server.getText('feishu')).toContain('npm run leads');
  expect(server.getText('feishu')).not.toContain('Ánh');
});

test('truncates long messages to WeCom after the ID', async () => {
  const api = await startWithChat(await server.listen());
  const name = '汉'.repeat(120);
  const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.example`;
  const longValues = {
    name,
    company: name,
    email,
    message: `开头${'字'.repeat(4000)}`,
    ...getTransferConsent('zh'),
  };
  const fields = createContactFields({ locale: 'zh', ...longValues });
  const id = await api.postForId(fields);
  await api.recorder.waitForEntry({ event: 'delivery', channel: 'wecom', status: 'delivered' });
  const text = server.getText('wecom');
  expect(Buffer.byteLength(text)).toBeGreaterThan(2040);
  expect(text).toMatch(new RegExp(`${id}[^]*\\n\\n开头字{100}`));
});

test('sends visitor input without mentions, links and formatting', async () => {
  const api = await startWithChat(await server.listen());
  const message =
    '<at user_id="all">all</at> <!channel> <@everyone> @all **b** [a](https://evil.example)\u202E';
  await api.post(createContactFields({ name: message, message, ...getTransferConsent() }));
  await waitForDeliveries(api, 'delivered');
  expect(server.messages.wecom?.[0]).toEqual({ msgtype: 'text', text: { content: expect.any(String) } });
  expect(server.messages.dingtalk?.[0]).toMatchObject({ msgtype: 'text', at: { isAtAll: false } });
  expect(server.getText('feishu')).toContain('＜at user_id="all"＞all＜/at＞');
  for (const name of servicesInChina) expect(server.getText(name)).not.toContain('\u202E');
  const sent = server.messages.telegram?.[0];
  expect(sent?.entities).toEqual([{ type: 'pre', offset: 0, length: sent?.text.length }]);
  expect(server.messages.slack?.[0]).toMatchObject({ mrkdwn: false, link_names: false });
});

test('retries after the token or secret was rejected', async () => {
  // Replaces the secret in the URL of each service.
  const invalidateUrl = (url: string) => url.replace(/#.*|k$|X$|AAA/, 'another');
  const env = await server.listen(Object.fromEntries(chatNames.map((name) => [name, invalidateUrl])));
  const api = await startWithChat(env);
  await api.post(createContactFields());
  const failed = await waitForDeliveries(api, 'failed');
  const errors = failed.map(({ error }) => error);
  expect(errors).toEqual(['errcode 93000', 'errcode 310000', 'code 19021', 'HTTP 404', 'HTTP 401']);
  expect(server.messages).toEqual({});
  expect(JSON.stringify(api.recorder.entries)).not.toMatch(/another|access_token|bot1/);
});

test('escapes mentions and links for Slack', () => {
  const text = '<at user_id="all">all</at> <!channel> <@everyone> & more';
  const message = { url: new URL('https://hooks.example/'), secret: '', text, now: 0 };
  expect(chatServices.slack.compose(message).body).toMatchObject({
    text: '&lt;at user_id="all"&gt;all&lt;/at&gt; &lt;!channel&gt; &lt;@everyone&gt; &amp; more',
  });
});

test.each<[ChatServiceName, object | string, boolean]>([
  ['wecom', '<html>Log in to the network</html>', false],
  ['dingtalk', { errcode: -1, errmsg: 'system busy' }, false],
  ['feishu', { code: 11232, msg: 'frequency limited' }, false],
  ['wecom', { errcode: 45009, errmsg: 'api freq out of limit' }, false],
  ['wecom', { errcode: 93000, errmsg: 'invalid webhook url' }, false],
  ['wecom', { errcode: 45002, errmsg: 'content size out of limit' }, true],
  ['dingtalk', { errcode: 130101, errmsg: 'send too fast' }, false],
  ['dingtalk', { errcode: 310000, errmsg: 'sign not match' }, false],
  ['dingtalk', { errcode: 430102, errmsg: 'content contains inappropriate text' }, true],
  ['feishu', { code: 9499, msg: 'too many request' }, false],
  ['feishu', { code: 19021, msg: 'sign match fail or timestamp is not within one hour' }, false],
  ['slack', 'rate_limited', false],
  ['telegram', { ok: false, status: 400, description: 'Bad Request: chat not found' }, false],
  ['telegram', { ok: false, status: 400, description: 'Bad Request: message is too long' }, true],
])('the %s response %j is a permanent error: %s', (name, body, isPermanent) => {
  const response = {
    status: 200,
    retryAfterMs: undefined,
    text: JSON.stringify(body),
    ...(typeof body === 'object' && body),
  };
  expect(chatServices[name].getError(response)).toMatchObject({ isPermanent });
});
