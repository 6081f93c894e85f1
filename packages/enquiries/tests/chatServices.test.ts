import { type ChatServiceName, chatServices } from '../delivery/chat/chatServices';

test('escapes mentions and links for Slack', () => {
  const text = '<at user_id="all">all</at> <!channel> <@everyone> & more';
  const message = { url: new URL('https://hooks.example/'), secret: '', text, now: 0 };
  expect(chatServices.slack.compose(message).body).toMatchObject({
    text: '&lt;at user_id="all"&gt;all&lt;/at&gt; &lt;!channel&gt; &lt;@everyone&gt; &amp; more',
  });
});

test.each<[ChatServiceName, object, number | undefined]>([
  ['wecom', { errcode: 45009, errmsg: 'api freq out of limit' }, 60_000],
  ['dingtalk', { errcode: 130101, errmsg: 'send too fast' }, 600_000],
  ['dingtalk', { errcode: 410100, errmsg: 'send too fast' }, 600_000],
  ['feishu', { code: 9499, msg: 'too many request' }, 0],
  ['feishu', { code: 9499, msg: 'Bad Request' }, undefined],
  ['feishu', { code: 19021, msg: 'sign match fail or timestamp is not within one hour' }, 0],
  ['wecom', { errcode: 93000, errmsg: 'invalid webhook url' }, 0],
  ['wecom', { errcode: 45002, errmsg: 'content size out of limit' }, undefined],
  ['dingtalk', { errcode: 310000, errmsg: 'sign not match' }, 0],
  ['dingtalk', { errcode: 430102, errmsg: 'content contains inappropriate text' }, undefined],
  ['telegram', { status: 400, description: 'Bad Request: chat not found' }, 0],
  ['telegram', { status: 400, description: 'Bad Request: message is too long' }, undefined],
])('the %s response %j requests a wait of %s ms (undefined: permanent error)', (name, body, wait) => {
  const response = { status: 200, retryAfterMs: undefined, text: JSON.stringify(body), ...body };
  const failure = chatServices[name].getError(response);
  expect(failure).toMatchObject(wait === undefined ? { isPermanent: true } : { retryAfterMs: wait });
  expect(failure?.isPermanent).toBe(wait === undefined);
});
