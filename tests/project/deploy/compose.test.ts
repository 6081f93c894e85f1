import { readFileSync } from 'node:fs';
import pg from 'pg';
import { parse } from 'yaml';
import { readDatabaseUrl } from '@/server/enquiries/config';

type Service = { networks: string[]; environment?: Record<string, string>; [option: string]: unknown };
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
};

const compose: Compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true });
const unit = readFileSync('deploy/site.service', 'utf8');

test.each(Object.keys(compose.services))('the service %s of compose.yaml is hardened', (name) => {
  expect(compose.services[name]).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    mem_limit: expect.stringMatching(/^\d+[mg]$/),
    pids_limit: expect.any(Number),
    logging: { options: { 'max-size': '10m', 'max-file': '5' } },
  });
});

test('the proxy of compose.yaml shares no network with the database', () => {
  const { web, database } = compose.services;
  expect(web?.networks.filter((name) => database?.networks.includes(name))).toEqual([]);
});

test.each([
  ['server-a', 'web'],
  ['server-a', 'database'],
  ['server-b', 'web'],
  ['server-b', 'database'],
])('%s of compose.yaml shares a network with %s', (server, other) => {
  const networks = compose.services[other]?.networks ?? [];
  expect(compose.services[server]?.networks.filter((name) => networks.includes(name))).toHaveLength(1);
});

test('the network of the database has no route to the outside', () => {
  const networks = compose.services.database?.networks ?? [];
  expect(networks.map((name) => compose.networks[name]?.internal)).toEqual([true]);
});

test.each([
  ['CapabilityBoundingSet', ''],
  ['NoNewPrivileges', 'true'],
  ['SystemCallFilter', '@system-service'],
  ['SystemCallArchitectures', 'native'],
  ['RestrictAddressFamilies', 'AF_INET AF_INET6 AF_UNIX AF_NETLINK'],
  ['RestrictNamespaces', 'true'],
  ['RestrictSUIDSGID', 'true'],
  ['LockPersonality', 'true'],
  ['PrivateDevices', 'true'],
  ['PrivateTmp', 'true'],
  ['ProtectSystem', 'strict'],
  ['ProtectHome', 'true'],
  ['ProtectControlGroups', 'true'],
  ['ProtectKernelLogs', 'true'],
  ['ProtectKernelModules', 'true'],
  ['ProtectKernelTunables', 'true'],
  ['UMask', '0077'],
])('the systemd unit sets %s=%s', (directive, value) => {
  expect(unit.split('\n')).toContain(`${directive}=${value}`);
});

test('the systemd unit allows V8 to write machine code', () => {
  expect(unit).not.toMatch(/^MemoryDenyWriteExecute=/m);
});

afterEach(() => {
  delete process.env.PGPASSWORD;
});

test.each(['ab/cd', '12#cd', 'p@ss', '50%', 'a b', '%41', `"'\\$?`])(
  'server and database read the password %s the same way',
  (password) => {
    const fill = (value = '') => value.replace(/\$\{DATABASE_PASSWORD[^}]*\}/, () => password);
    const { LEADS_DATABASE_URL, PGPASSWORD } = compose.services['server-a']?.environment ?? {};
    process.env.PGPASSWORD = fill(PGPASSWORD);
    const url = readDatabaseUrl({ LEADS_DATABASE_URL: fill(LEADS_DATABASE_URL) });
    const client = new pg.Client({ connectionString: url });
    expect(client).toMatchObject({ host: 'database', user: 'site', database: 'site', password });
    expect(fill(compose.services.database?.environment?.POSTGRES_PASSWORD)).toBe(password);
  },
);
