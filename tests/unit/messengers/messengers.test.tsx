import type { getQrCodes as GetQrCodes } from '@/lib/routes/getQrCodes';
import { renderComponent } from '@/tests/fixtures/renderComponent';
import { setUpMessagesCopy } from '@/tests/fixtures/setUpMessagesCopy';

jest.mock('@/lib/content/messages/getTranslator', () => ({
  getTranslator: jest.requireActual('@/tests/fixtures/renderComponent').createTestTranslator,
}));

const messages = setUpMessagesCopy();

beforeEach(() => jest.resetModules());

/** Returns the QR codes of a site with these links in facts.json. */
async function getCodes(links: { wechatContact?: string; zaloContact?: string }) {
  messages.editJson('facts.json', ({ company }) => Object.assign(company, links));
  const { getQrCodes } = (await import('@/lib/routes/getQrCodes')) as {
    getQrCodes: typeof GetQrCodes;
  };
  return getQrCodes();
}

test('each messenger with a link has one code', async () => {
  const codes = await getCodes({
    wechatContact: 'https://work.weixin.qq.com/kfid/kfc1',
    zaloContact: 'https://zalo.me/1',
  });
  expect([...codes]).toEqual([
    ['wechat.png', 'https://work.weixin.qq.com/kfid/kfc1'],
    ['zalo.png', 'https://zalo.me/1'],
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
