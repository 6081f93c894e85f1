import { chatServices } from '@/server/enquiries/chat';
import type { ChatServiceName } from '@/server/enquiries/store/tables';

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
