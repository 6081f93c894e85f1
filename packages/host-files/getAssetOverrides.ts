import type { HostOptions } from './HostOptions';

/** Returns the headers of assets that differ from those of pages, for hosts that send assets with the headers of pages. */
export function getAssetOverrides({ pages, assets }: HostOptions['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(assets).filter(([name, value]) => pages[name] !== value));
}
