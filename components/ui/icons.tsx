export function MenuIcon() {
  return <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" />;
}
export const FacebookIcon = MenuIcon;
export const WechatIcon = MenuIcon;
export const LinkedinIcon = MenuIcon;
