import { getScene, hasScene } from './scene';

/**
 * Returns the path of a messenger's QR code, without the base path: `/qr/zalo.png`, or, if the link contains the
 * page, `/qr/wechat/zh/services.png`.
 */
export function getQrCodePath({ id, href }: { id: string; href: string }, pathname: string): string {
  return `/qr/${hasScene(href) ? `${id}/${getScene(pathname)}` : id}.png`;
}
