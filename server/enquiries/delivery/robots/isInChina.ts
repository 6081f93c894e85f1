/** Feishu, DingTalk and WeCom. Feishu's service for other countries, larksuite.com, is not in China. */
const HOSTS = ['open.feishu.cn', 'oapi.dingtalk.com', 'qyapi.weixin.qq.com'];

/** Whether what is sent to an address goes to mainland China, as the form's box for the head office allows; nothing allows other countries. */
export function isInChina({ hostname }: URL): boolean {
  return HOSTS.includes(hostname);
}
