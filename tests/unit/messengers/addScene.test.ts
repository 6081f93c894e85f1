import { getQrCodePath } from '@/lib/browser/getQrCodePath';
import { addScene } from '@/lib/browser/scene';

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
