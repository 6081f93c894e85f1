import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Returns the hosts and ports of the servers behind Caddy in compose.yaml. */
export function readComposeServers(): string[] {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
  return (services.web.environment.SITE_SERVERS as string).split(' ');
}
