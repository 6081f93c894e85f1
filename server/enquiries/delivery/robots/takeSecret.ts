/** Splits an address that ends in `#secret`; without one, the robot is not set up to check signatures. */
export function takeSecret(address: URL): { url: URL; secret: string } {
  const url = new URL(address);
  url.hash = '';
  return { url, secret: decodeURIComponent(address.hash.slice(1)) };
}
