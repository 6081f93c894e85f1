import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createMailEnv } from '../../unit/enquiries/helpers/createMailEnv';
import { createContactFields, createNewsletterFields } from '../../unit/enquiries/helpers/enquiryFields';
import { SmtpServer } from '../../unit/enquiries/helpers/SmtpServer';
import { Command } from '../Command';
import { createSiteFolder } from '../createSiteFolder';
import { requestPage, sendEnquiry } from './requests';

/** Maximum number of packages in production, because each is a supply chain risk. */
const MAX_PACKAGES = 60;

const folder = createSiteFolder();
const getPath = (...names: string[]) => path.join(folder, ...names);
const smtp = new SmtpServer();
let server: Command;

beforeAll(async () => {
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(file, getPath(file));
  cpSync('dist', getPath('dist'), { recursive: true });
  execFileSync('npm', ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline'], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
  const env = createMailEnv(await smtp.listen());
  server = new Command([process.execPath, 'dist/server.js'], folder, { env });
});

afterAll(async () => {
  server.killAll();
  await smtp.close();
});

test('a production install serves pages, stores enquiries and sends mail', async () => {
  const port = await server.getPort();
  expect(await requestPage(port)).toBe(200);
  expect(await sendEnquiry(port, createContactFields())).toBe(201);
  expect(await sendEnquiry(port, createNewsletterFields())).toBe(201);
  const mails = await smtp.waitForMails(3);
  expect(mails.map(({ to }) => to.join()).sort()).toEqual([
    'anh@factory.example',
    'reader@factory.example',
    'sales@lotus.example',
  ]);
});

test('dist/leads.js exports the stored enquiries', async () => {
  const env = { ...process.env, LEADS_DATABASE_URL: `file:${getPath('data', 'leads.db')}` };
  const output = execFileSync(process.execPath, ['dist/leads.js', 'export', '--format', 'json'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toHaveLength(2);
});

test('production installs only the packages of the server', () => {
  const packages = readdirSync(getPath('node_modules'), { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(^|[\\/])node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+[\\/]package\.json$/.test(
        path.join('node_modules', file),
      ),
  );
  expect(packages.length).toBeGreaterThan(0);
  expect(packages.length).toBeLessThanOrEqual(MAX_PACKAGES);
  expect(packages.join('\n')).not.toMatch(/\b(tsx|typescript|next|esbuild|react)[\\/]package\.json$/m);
});
