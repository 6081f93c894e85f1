import { createInternationalPhoneSchema, wechatServiceLink, zaloLink } from 'contact-details/schema';
import { z } from 'zod';

test.each([
  ['+84 28 0000 0123', true],
  ['+86 (755) 0000-0123', true],
  ['028 0000 0123', false],
  ['+84 28 0000 0123 (Zalo)', false],
  ['+0 28 0000 0123', false],
])('"%s" is an international telephone number: %s', (phone, isValid) => {
  expect(createInternationalPhoneSchema(z.string()).safeParse(phone).success).toBe(isValid);
});

test.each([
  ['', true],
  ['https://work.weixin.qq.com/kfid/kfc1234567890abcdef', true],
  ['https://work.weixin.qq.com/kf/kfc1?enc_scene=ENC', true],
  ['weixin://dl/chat?kf1', false],
  ['https://work.weixin.qq.com/', false],
])('"%s" is empty or a link to WeChat customer service: %s', (link, isValid) => {
  expect(wechatServiceLink.safeParse(link).success).toBe(isValid);
});

test.each([
  ['', true],
  ['https://zalo.me/0000000123', true],
  ['zalo.me/0000000123', false],
  ['https://zalo.me.example.com/1', false],
])('"%s" is empty or a link to Zalo: %s', (link, isValid) => {
  expect(zaloLink.safeParse(link).success).toBe(isValid);
});
