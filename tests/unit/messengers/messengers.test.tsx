import { getQrCodePath } from '@/lib/browser/getQrCodePath';
import { addScene } from '@/lib/browser/scene';
import type { getQrCodes as GetQrCodes } from '@/lib/routes/getQrCodes';
import { renderComponent } from '@/tests/fixtures/renderComponent';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

jest.mock('@/lib/content/messages/getTranslator', () => ({
  getTranslator: jest.requireActual('@/tests/fixtures/renderComponent').createTestTranslator,
}));
jest.mock('next/navigation', () => ({ usePathname: () => '/zh/contact/' }));

const messages = setUpMessagesCopy();

beforeEach(() => jest.resetModules());

const plainLink = 'https://work.weixin.qq.com/kfid/kfc1';
const sceneLink = 'https://work.weixin.qq.com/kf/kfc1?enc_scene=A%2FB';

test('adds the page to a link that was created with a scene', () => {
  expect(addScene(sceneLink, '/zh/services/')).toBe(`${sceneLink}&scene_param=zh%2Fservices`);
});

test.each([plainLink, 'https://zalo.me/1', '#wechat', 'tel:+842800000123'])('does not change %s', (href) => {
  expect(addScene(href, '/zh/services/')).toBe(href);
});

test('shortens the page to the 128 bytes that WeChat accepts', () => {
  const href = addScene(sceneLink, `/zh/insights/${'long-'.repeat(40)}/`);
  const scene = href.slice(href.indexOf('scene_param=') + 'scene_param='.length);
  expect(scene).toHaveLength(128);
});

test.each([1, 2])('removes an escape that is cut off after %i characters', (length) => {
  const folder = 'a'.repeat(128 - length);
  expect(addScene(sceneLink, `/${folder}/page/`)).toBe(`${sceneLink}&scene_param=${folder}`);
});

test('only a link that contains the page has a QR code per page', () => {
  const id = 'wechat';
  expect(getQrCodePath({ id, href: sceneLink }, '/zh/')).toBe('/qr/wechat/zh.png');
  expect(getQrCodePath({ id, href: sceneLink }, '/zh/about/')).toBe('/qr/wechat/zh/about.png');
  expect(getQrCodePath({ id, href: plainLink }, '/zh/about/')).toBe('/qr/wechat.png');
});

/** Returns the QR codes of a site with these links in facts.json. */
async function getCodes(links: { wechatContact?: string; zaloContact?: string }) {
  messages.editJson('facts.json', ({ company }) => Object.assign(company, links));
  const { getQrCodes } = (await import('@/lib/routes/getQrCodes')) as {
    getQrCodes: typeof GetQrCodes;
  };
  return getQrCodes();
}

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

/** The accounts and links of both messengers, all removed. */
const none = { wechatId: undefined, wechatContact: '', zaloId: '', zaloContact: undefined };

test.each<[string, object, string[], string]>([
  ['both', { wechatId: 'reed', zaloId: 'reed' }, ['wechat', 'zalo'], 'wechat'],
  ['WeChat only', { wechatId: 'reed' }, ['wechat'], 'wechat'],
  ['Zalo only, by its link', { zaloContact: 'https://zalo.me/reed' }, ['zalo'], 'zalo'],
  ['neither', {}, [], 'whatsapp'],
])('a site with %s shows no other messenger', async (_, company, expected, first) => {
  messages.editJson('facts.json', (facts) => Object.assign(facts.company, none, company));
  const { getFirstMessenger } = await import('@/lib/content/facts/getMessenger');
  expect(getFirstMessenger('zh').id).toBe(first);
  const { QrCodes } = await import('@/components/contact/QrCodes');
  const codes = await renderComponent(QrCodes, {}, 'zh');
  const { Messengers } = await import('@/components/contact/Messengers');
  const links = await renderComponent(Messengers, {}, 'zh');
  for (const id of ['wechat', 'zalo']) {
    expect([id, codes.includes(`id="${id}-code"`)]).toEqual([id, expected.includes(id)]);
  }
  expect(links.includes('id="zalo"')).toBe(expected.includes('zalo'));
  expect(links.includes('href="#wechat"')).toBe(expected.includes('wechat'));
  const { ContactFormSection } = await import('@/components/contact/ContactFormSection');
  const form = await renderComponent(ContactFormSection, {}, 'vi');
  expect(form.includes('value="zalo"')).toBe(expected.includes('zalo'));
});
