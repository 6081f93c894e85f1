import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The servers that compose.yaml puts behind Caddy: their names and ports. */
export function composeServers(): string[] {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
  return (services.web.environment.SITE_SERVERS as string).split(' ');
}
