import type { getQrCodes as GetQrCodes } from '@/lib/routes/getQrCodes';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

const messages = setUpMessagesCopy();

/** Returns the QR codes of a site with these links in facts.json. */
async function getCodes(links: { wechatContact?: string; zaloContact?: string }) {
  messages.editJson('facts.json', ({ company }) => Object.assign(company, links));
  const { getQrCodes } = (await import('@/lib/routes/getQrCodes')) as {
    getQrCodes: typeof GetQrCodes;
  };
  return getQrCodes();
}

beforeEach(() => jest.resetModules());

const sceneLink = 'https://work.weixin.qq.com/kf/kfc1?enc_scene=A';

test('Chinese pages and every contact page have a code of WeChat with the page', async () => {
  const codes = await getCodes({ wechatContact: sceneLink, zaloContact: '' });
  expect(codes.get('/qr/wechat/zh/about.png')).toBe(`${sceneLink}&scene_param=zh%2Fabout`);
  expect(codes.get('/qr/wechat/vi/contact.png')).toBe(`${sceneLink}&scene_param=vi%2Fcontact`);
  expect(codes.has('/qr/wechat/vi/about.png')).toBe(false);
});

test('links without a scene have one code', async () => {
  const codes = await getCodes({
    wechatContact: 'https://work.weixin.qq.com/kfid/kfc1',
    zaloContact: 'https://zalo.me/1',
  });
  expect([...codes]).toEqual([
    ['/qr/wechat.png', 'https://work.weixin.qq.com/kfid/kfc1'],
    ['/qr/zalo.png', 'https://zalo.me/1'],
  ]);
});

test('a site without links has one code, which a static export requires', async () => {
  expect((await getCodes({ wechatContact: '', zaloContact: '' })).size).toBe(1);
});
