/** Shows the print buttons, except inside WeChat and Zalo, whose browsers cannot print. */
export function printOnClick(): void {
  if (/MicroMessenger|Zalo/.test(navigator.userAgent)) return;
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
}
