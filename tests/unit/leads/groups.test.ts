/** @jest-environment node */
import { slack } from '@/server/enquiries/delivery/robots/slack';
import { ChatServer, chats } from './helpers/ChatServer';
import { agreedToTransfer, contactFields, newsletterFields } from './helpers/leadFields';
import { runLeads } from './helpers/runLeads';
import { type RunningApi, startApi } from './helpers/startApi';

let server: ChatServer;

beforeEach(() => {
  server = new ChatServer();
});

afterEach(() => server.close());

const inChina = ['wecom', 'dingtalk', 'feishu'] as const;
const elsewhere = ['slack', 'telegram'] as const;

async function settled(api: RunningApi, status: string) {
  return Promise.all(chats.map((channel) => api.recorder.until({ event: 'delivery', channel, status })));
}

const secrets = /Ánh|factory|越南工厂|0000 0123|tư vấn|zalo/;

test('every group is told of a lead once, and without its sender’s consent nothing about the sender', async () => {
  const api = await startApi(await server.listen());
  const fields = contactFields({ company: '越南工厂', utm_source: 'zalo' });
  const headers = { 'Idempotency-Key': 'k' };
  await api.post(newsletterFields());
  const { id } = (await (await api.post(fields, headers)).json()) as { id: string };
  await api.post(fields, headers);
  await settled(api, 'delivered');
  for (const name of chats) {
    expect(server.messages[name]).toHaveLength(1);
    expect(server.textOf(name)).toMatch(/: Yêu cầu tư vấn\n.*: Lotus ERP\n/);
    expect(server.textOf(name)).toContain(`npm run leads -- show ${id}`);
    expect(server.textOf(name).replace('Yêu cầu tư vấn', '')).not.toMatch(secrets);
  }
  expect((await runLeads(api.env, 'show', id)).written).toMatch(/^telegram: +delivered 20/m);
});

test('with the consent, groups in China read who wrote what and how to answer, and groups elsewhere do not', async () => {
  const api = await startApi(await server.listen());
  const message = `${'汉'.repeat(499)}😀tail`;
  const fields = { company: '越南工厂', utm_source: 'zalo', message, ...agreedToTransfer() };
  const { id } = (await (await api.post(contactFields(fields))).json()) as { id: string };
  await settled(api, 'delivered');
  for (const name of inChina) {
    const text = server.textOf(name);
    for (const part of [
      'Nguyễn Thị Ánh',
      '越南工厂',
      'anh@factory.example',
      '+84 28 0000 0123',
      'zalo',
      id,
    ]) {
      expect(text).toContain(`: ${part}\n`);
    }
    expect(text).not.toContain('tail');
  }
  expect(server.textOf('dingtalk')).toMatch(/\n\n汉{499}😀…$/);
  for (const name of elsewhere) expect(server.textOf(name)).not.toMatch(/Ánh|factory|zalo|汉/);
});

test('what a sender writes is neither a mention nor a link nor a style', async () => {
  const api = await startApi(await server.listen());
  const message =
    '<at user_id="all">all</at> <!channel> <@everyone> @all **b** [a](https://evil.example)\u202E';
  await api.post(contactFields({ name: message, message, ...agreedToTransfer() }));
  await settled(api, 'delivered');
  expect(server.messages.wecom?.[0]).toEqual({ msgtype: 'text', text: { content: expect.any(String) } });
  expect(server.messages.dingtalk?.[0]).toMatchObject({ msgtype: 'text', at: { isAtAll: false } });
  expect(server.textOf('feishu')).toContain('＜at user_id="all"＞all＜/at＞');
  for (const name of inChina) expect(server.textOf(name)).not.toContain('\u202E');
  const { text } = slack.compose(new URL('https://hooks.example/'), message, 0).body as { text: string };
  expect(text).toMatch(/^&lt;at user_id="all"&gt;all&lt;.at&gt; &lt;!channel&gt; &lt;@everyone&gt; /);
  const sent = server.messages.telegram?.[0];
  expect(sent?.entities).toEqual([{ type: 'pre', offset: 0, length: sent?.text.length }]);
  expect(server.messages.slack?.[0]).toMatchObject({ mrkdwn: false, link_names: false });
});

test('a service that wants fewer messages gets this one later', async () => {
  const api = await startApi(await server.listen());
  server.next.set('wecom', { body: { errcode: 45009, errmsg: 'api freq out of limit' } });
  server.next.set('dingtalk', { body: { status: 1111, wait: 5, errcode: 130101, errmsg: 'send too fast' } });
  server.next.set('feishu', { body: { code: 11232, msg: 'frequency limited' } });
  server.next.set('slack', { status: 429, headers: { 'Retry-After': '1' }, body: 'rate_limited' });
  const limited = { ok: false, error_code: 429, parameters: { retry_after: 1 } };
  server.next.set('telegram', { status: 429, body: limited });
  await api.post(contactFields());
  const failed = await settled(api, 'failed');
  const errors = failed.map(({ error }) => error);
  expect(errors).toEqual(['errcode 45009', 'errcode 130101', 'code 11232', 'HTTP 429', 'HTTP 429']);
  const delivered = await settled(api, 'delivered');
  expect(delivered.map(({ attempt }) => attempt)).toEqual([2, 2, 2, 2, 2]);
});

test('a refusal makes a dead letter, also one that comes with the status 200', async () => {
  const wrong = (address: string) => address.replace(/#.*|k$|B|:AAA/, '');
  const env = await server.listen(Object.fromEntries(chats.map((name) => [name, wrong])));
  const api = await startApi({ ...env, DINGTALK_ROBOT_URL: `${env.DINGTALK_ROBOT_URL}#another` });
  await api.post(contactFields());
  const abandoned = await settled(api, 'abandoned');
  const errors = abandoned.map(({ error }) => error);
  expect(errors).toEqual(['errcode 93000', 'errcode 310000', 'code 19021', 'HTTP 404', 'HTTP 401']);
  expect(server.messages).toEqual({});
  expect(JSON.stringify(api.recorder.entries)).not.toMatch(/another|access_token|bot1/);
});

test('an answer of something else on the way is no delivery', async () => {
  const api = await startApi(await server.listen());
  for (const name of inChina) server.next.set(name, { body: '<html>Log in to the network</html>' });
  await api.post(contactFields());
  for (const channel of inChina) {
    await api.recorder.until({ event: 'delivery', channel, status: 'failed', error: 'ANSWER' });
  }
});
