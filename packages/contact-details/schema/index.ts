export { internationalPhone, wechatServiceLink, zaloLink } from './accountSchemas';
