/** Maximum length of `scene_param` in bytes. */
const MAX_SCENE_LENGTH = 128;

/**
 * Adds the page to the link of a WeCom customer service account, so that the staff see which page the visitor was
 * reading. WeChat only accepts the parameter in links that were created with a scene:
 * https://developer.work.weixin.qq.com/document/path/94665
 */
export function addScene(href: string, pathname: string): string {
  if (!hasScene(href)) return href;
  const scene = encodeURIComponent(getScene(pathname)).slice(0, MAX_SCENE_LENGTH);
  // Without an escape that was cut off: `%` or `%2` would make the URL invalid.
  return `${href}&scene_param=${scene.replace(/%.?$/, '')}`;
}

/** True if a link was created with a scene. */
export function hasScene(href: string): boolean {
  return href.includes('enc_scene=');
}

/** Returns a page's path without slashes around it: `/zh/services/` → `zh/services`. */
export function getScene(pathname: string): string {
  return pathname.split('/').filter(Boolean).join('/');
}
