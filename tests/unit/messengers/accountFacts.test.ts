import { factsSchema } from '@/lib/content/messages/factsSchema';

const { phone: phoneSchema, wechatContact, zaloContact } = factsSchema.shape.company.shape;

test.each([
  ['+84 28 0000 0123', true],
  ['+86 (755) 0000-0123', true],
  ['028 0000 0123', false],
  ['+84 28 0000 0123 (Zalo)', false],
  ['+0 28 0000 0123', false],
])('"%s" is an international telephone number: %s', (phone, isValid) => {
  expect(phoneSchema.safeParse(phone).success).toBe(isValid);
});

test.each([
  ['', true],
  ['https://work.weixin.qq.com/kfid/kfc1234567890abcdef', true],
  ['https://work.weixin.qq.com/kf/kfc1?enc_scene=ENC', true],
  ['weixin://dl/chat?kf1', false],
  ['https://work.weixin.qq.com/', false],
])('"%s" is empty or a link to WeChat customer service: %s', (link, isValid) => {
  expect(wechatContact.safeParse(link).success).toBe(isValid);
});

test.each([
  ['', true],
  ['https://zalo.me/0000000123', true],
  ['zalo.me/0000000123', false],
  ['https://zalo.me.example.com/1', false],
])('"%s" is empty or a link to Zalo: %s', (link, isValid) => {
  expect(zaloContact.safeParse(link).success).toBe(isValid);
});
