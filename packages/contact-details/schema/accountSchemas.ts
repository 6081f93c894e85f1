import { z } from 'zod';

/**
 * Creates the schema of a telephone number with its country code from the schema of a text. In national form, the number
 * of Ho Chi Minh City would be one of Chengdu to a reader in China.
 */
export function createInternationalPhoneSchema(text: z.ZodString): z.ZodString {
  return text.regex(
    /^\+[1-9][\d ().-]{6,}$/,
    'is a phone number with its country code, such as +84 28 0000 0123',
  );
}

/** Excludes links to the app (`weixin://`), because WeChat refuses such links from other sites. */
export const wechatServiceLink = z
  .string()
  .regex(
    /^(?:https:\/\/work\.weixin\.qq\.com\/kf(?:id)?\/[\w?=&%-]+)?$/,
    'is empty or the link of a WeCom customer service account, such as https://work.weixin.qq.com/kfid/kfc…',
  );

/** The link that opens a chat with an account of Zalo. */
export const zaloLink = z
  .string()
  .regex(/^(?:https:\/\/zalo\.me\/[\w?=&%/-]+)?$/, 'is empty or a link that starts with https://zalo.me/');
