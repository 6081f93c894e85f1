import { RETRY_LINK } from '../client/attributes';

/**
 * Loads the recovery script, then calls `onSettled`, also if the script could not be loaded. Retry then loads the script
 * again, which handles the click: without the script, the link would navigate and discard the field values.
 */
export function loadRecovery(loadScript: () => HTMLScriptElement, onSettled: () => void): void {
  const loadAgain = (event: Event) => {
    const link = (event.target as Element).closest<HTMLElement>(`[${RETRY_LINK}]`);
    if (!link) return;
    event.preventDefault();
    loadScript().onload = () => {
      removeEventListener('click', loadAgain);
      link.click();
    };
  };
  Object.assign(loadScript(), {
    onload: onSettled,
    onerror: () => {
      addEventListener('click', loadAgain);
      onSettled();
    },
  });
}
