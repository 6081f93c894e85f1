import { readFileSync } from 'node:fs';
import pg from 'pg';
import { parse } from 'yaml';
import { readDatabaseUrl } from '@/server/enquiries/config';

type Service = { environment?: Record<string, string> };

const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
};

afterEach(() => {
  delete process.env.PGPASSWORD;
});

test.each(['ab/cd', '12#cd', 'p@ss', '50%', 'a b', '%41', `"'\\$?`])(
  'server and database read the password %s the same way',
  (password) => {
    const fill = (value = '') => value.replace(/\$\{DATABASE_PASSWORD[^}]*\}/, () => password);
    const { LEADS_DATABASE_URL, PGPASSWORD } = services['server-a']?.environment ?? {};
    process.env.PGPASSWORD = fill(PGPASSWORD);
    const url = readDatabaseUrl({ LEADS_DATABASE_URL: fill(LEADS_DATABASE_URL) });
    const client = new pg.Client({ connectionString: url });
    expect(client).toMatchObject({ host: 'database', user: 'site', database: 'site', password });
    expect(fill(services.database?.environment?.POSTGRES_PASSWORD)).toBe(password);
  },
);
