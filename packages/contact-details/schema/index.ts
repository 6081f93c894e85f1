export { createInternationalPhoneSchema, wechatServiceLink, zaloLink } from './accountSchemas';
