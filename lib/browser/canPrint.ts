/** False inside WeChat and Zalo, whose browsers cannot print. */
export const canPrint = () => !/MicroMessenger|Zalo/.test(navigator.userAgent);
