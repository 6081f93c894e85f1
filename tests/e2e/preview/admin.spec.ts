import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { checkMessages } from 'content-lint';
import { loadArticles } from '@/lib/content/entries/loadPosts';
import type { Messages } from '@/lib/content/messages/namespaces';
import { type Locale, locales } from '@/lib/shared/i18n/locales';
import { serveAdmin } from '@/scripts/dev/serveAdmin';
import { workspace } from '@/scripts/messages/workspace';
import { offerFolder, readFolder } from './browserFolder';

/** Names of the locales in the CMS. */
const languages: Partial<Record<Locale, string>> = { zh: 'Chinese', en: 'English', vi: 'Vietnamese' };

/** Values of the fields of an article, to which the locale is appended. The slug is derived from the English title. */
const article = {
  Title: 'Counting before the holiday',
  Summary: 'What to count, and when',
  'Picture description': 'A rack',
  Text: 'Count the fast movers first',
};
const HEADLINE = 'Books that agree';
const slug = 'counting-before-the-holiday-en';
const picture = 'counting.svg';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>';

// Fields are rendered when they scroll into view, and on a busy machine a long form can open with expanded groups.
test.use({ viewport: { width: 1280, height: 12_000 } });

// The CMS files are written once per worker, so the tests share a worker.
test.describe.configure({ mode: 'default' });

const admin = serveAdmin();
const server = createServer((request, response) => void admin(request, response));
let origin: string;

test.beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => server.close());

test('an editor changes a message and adds and deletes an article', async ({ page }) => {
  const deletedSlug = loadArticles('en').at(-1)?.slug ?? '';
  const articleFolders = [
    ...locales.map((locale) => `messages/${locale}/insights`),
    'public/images/insights',
  ];
  // Only the files of the forms that the test uses, because the CMS reads every file of the folder.
  await openForms(
    page,
    articleFolders,
    Object.fromEntries(
      locales
        .map((locale) => `messages/${locale}/home.json`)
        .map((file) => [file, readFileSync(file, 'utf8')]),
    ),
  );
  await changeHeadline(page);
  await addArticle(page);
  await deleteArticle(page, deletedSlug);

  const folder = mkdtempSync(path.join(tmpdir(), 'edited-'));
  for (const name of ['messages', 'public/images']) {
    cpSync(name, path.join(folder, name), {
      recursive: true,
      filter: (file) => !articleFolders.includes(file),
    });
  }
  const files = await readFolder(page);
  for (const [file, content] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const readOriginal = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  const changedFiles = [...files]
    .filter(([file, content]) => readOriginal(file) !== content.toString())
    .map(([file]) => file);
  expect(changedFiles.sort()).toEqual(
    [
      'messages/en/home.json',
      ...locales.map((locale) => `messages/${locale}/insights/${slug}.md`),
      `public/images/insights/${picture}`,
    ].sort(),
  );
  for (const locale of locales)
    expect(files.has(`messages/${locale}/insights/${deletedSlug}.md`)).toBe(false);
  const home = readOriginal('messages/en/home.json') ?? '';
  const { title } = (JSON.parse(home) as Messages['home']).hero;
  expect(files.get('messages/en/home.json')?.toString()).toBe(
    home.replace(JSON.stringify(title), JSON.stringify(HEADLINE)),
  );
  const written = files.get(`messages/zh/insights/${slug}.md`)?.toString();
  expect(written?.replace(/^date: \d{4}-\d\d-\d\d$/m, 'date: TODAY')).toBe(`---
title: ${article.Title} zh
summary: ${article.Summary} zh
date: TODAY
tags: [erp]
image: /images/insights/${picture}
imageAlt: ${article['Picture description']} zh
---

${article.Text} zh
`);
  expect(files.get(`public/images/insights/${picture}`)?.toString()).toBe(svg);
  // The rest of the project, which the checks read.
  for (const name of ['app', 'components', 'lib', 'server', 'public/fonts'])
    symlinkSync(path.resolve(name), path.join(folder, name));
  const project = process.cwd();
  process.chdir(folder);
  // References to the deleted article are reported; the editor has to fix them.
  const errors = checkMessages(workspace, 'messages').filter(
    ({ severity, problem }) => severity === 'error' && !problem.includes(deletedSlug),
  );
  process.chdir(project);
  expect(errors).toEqual([]);
  rmSync(folder, { recursive: true });
});

/** Forms of every kind: the URL of the form, the groups around a text, its label, and the file or folder of each language. */
const forms: [form: string, groups: string[], field: string | RegExp, file: string][] = [
  ['copy/entries/home', ['Top of the page'], 'Title', 'messages/{{locale}}/home.json'],
  ['lists/entries/customer-cases', [], 'Title', 'messages/{{locale}}/customer-cases.json'],
  ['lists/entries/stats', [], 'Label', 'messages/{{locale}}/stats.json'],
  ['shared/entries/facts', ['Company'], 'Founded', 'messages/facts.json'],
  ['shared/entries/redirects', [], 'To', 'messages/redirects.json'],
  ['posts-insights/entries/choosing-cloud-erp', [], /^Text/, 'messages/{{locale}}/insights/choosing-cloud-erp.md'],
  ['posts-news/entries/hai-phong-open-day', [], 'Title', 'messages/{{locale}}/news/hai-phong-open-day.md'],
  ['posts-pages/entries/warehouse-day', [], 'Title', 'messages/{{locale}}/pages/warehouse-day.md'],
];

test('saving a text changes one line of one file', async ({ page }) => {
  await openForms(page, ['messages']);
  const original = await readFolder(page);
  for (const [form, groups, name, template] of forms) {
    await page.goto(`${origin}/admin/#/collections/${form}`);
    const pane = page.getByRole('group', { name: /^Edit / }).first();
    for (const group of groups) await expand(pane.getByRole('group', { name: new RegExp(group) }).first());
    const field = pane.getByRole('textbox', { name, exact: true }).first();
    await field.press('End');
    await field.pressSequentially('!');
    await save(page);
    const written = await readFolder(page);
    const changed = [...written].filter(([file, text]) => !original.get(file)?.equals(text)).map(([file]) => file);
    console.log(form, changed, template);
    for (const file of changed) {
      const [before, after] = [original, written].map((files) => files.get(file)?.toString().split('\n') ?? []);
      console.log(before.length, after.length, after.filter((l) => !before.includes(l)));
    }
    for (const [file, text] of written) original.set(file, text);
  }
});

test('amounts with separators and holidays are saved as numbers and dates', async ({ page }) => {
  const file = 'messages/facts.json';
  const { prices, workingTime, ...facts } = JSON.parse(readFileSync(file, 'utf8'));
  const perMonth = { ...prices.perMonth, users: 480_000 };
  const original = {
    ...facts,
    prices: { ...prices, perMonth, consultantDay: 6_000_000 },
    workingTime: { ...workingTime, holidays: ['2099-01-01'] },
  };
  await openForms(page, [], { [file]: JSON.stringify(original, undefined, 2) });
  await page.goto(`${origin}/admin/#/collections/shared/entries/facts`);
  const getGroup = (name: string) => page.getByRole('group', { name: new RegExp(`“.?${name}.?” Field`) });
  for (const name of ['Prices', 'Price per month', 'Working hours']) await expand(getGroup(name));
  const price = getGroup('Price per month').getByRole('spinbutton').first();
  for (const [field, amount] of [
    [price, '500.000'],
    [page.getByRole('spinbutton', { name: 'Price of a consultant-day' }), '5,500,000'],
  ] as const) {
    await field.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(amount);
  }
  const holidays = getGroup('Public holidays');
  await holidays.getByRole('button', { name: /^Add / }).last().click();
  await holidays.locator('input[type=date]').last().fill('2099-12-31');
  await save(page);
  const saved = JSON.parse((await readFolder(page)).get(file)?.toString() ?? '');
  expect(saved.prices.perMonth.users).toBe(500_000);
  expect(saved.prices.consultantDay).toBe(5_500_000);
  expect(saved.workingTime.holidays).toEqual(['2099-01-01', '2099-12-31']);
});

test('an unreadable file is not overwritten', async ({ page }) => {
  const invalidJson = '{ "hero": { "title": "Two" "titles": 1 } }\n';
  const dialogMessages: string[] = [];
  page.on('dialog', (dialog) => {
    dialogMessages.push(dialog.message());
    void dialog.accept();
  });
  await openForms(page, [], {
    'messages/en/home.json': readFileSync('messages/en/home.json', 'utf8'),
    'messages/zh/home.json': invalidJson,
  });
  await page.goto(`${origin}/admin/#/collections/copy/entries/home`);
  const hero = getPane(page, 'en').getByRole('group', { name: 'Top of the page' });
  await expand(hero);
  await hero.getByRole('textbox', { name: 'Title' }).fill(HEADLINE);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => dialogMessages.join('\n')).toMatch(/cannot be read.*Nothing was saved/s);
  expect((await readFolder(page)).get('messages/zh/home.json')?.toString()).toBe(invalidJson);
});

/** Opens the CMS with a copy of the given project folders and further files. */
async function openForms(page: Page, folders: string[], files: Record<string, string> = {}): Promise<void> {
  // A small document of the same origin, which has the same file system.
  await page.goto(`${origin}/admin/config.en.json`);
  await offerFolder(page, folders, files);
  await page.goto(`${origin}/admin/`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

async function changeHeadline(page: Page): Promise<void> {
  await page.goto(`${origin}/admin/#/collections/copy/entries/home`);
  const hero = getPane(page, 'en').getByRole('group', { name: 'Top of the page' });
  await expand(hero);
  await hero.getByRole('textbox', { name: 'Title' }).fill(HEADLINE);
  await save(page);
}

async function addArticle(page: Page): Promise<void> {
  await page.goto(`${origin}/admin/#/collections/posts-insights/new`);
  const english = getPane(page, 'en');
  await english.getByRole('button', { name: 'Today' }).first().click();
  await english.getByRole('combobox', { name: /^Tags/ }).click();
  await page.getByRole('option', { name: 'ERP', exact: true }).click();
  await english
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: picture, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await english.getByRole('switch', { name: 'Draft' }).click();
  for (const locale of locales) {
    await page.getByRole('radio', { name: languages[locale] }).last().click();
    if (locale !== 'en') await page.getByRole('button', { name: /^Enable / }).click();
    for (const [field, text] of Object.entries(article)) {
      const name = { name: new RegExp(`^${field}( \\(required before publication\\))?$`) };
      await getPane(page, locale).getByRole('textbox', name).fill(`${text} ${locale}`);
    }
  }
  await save(page);
}

async function deleteArticle(page: Page, name: string): Promise<void> {
  await page.goto(`${origin}/admin/#/collections/posts-insights/entries/${name}`);
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Delete Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
}

function getPane(page: Page, locale: Locale) {
  return page.getByRole('group', { name: new RegExp(`^Edit .?${languages[locale]}`) });
}

/** Saves the entry and waits for the list of its collection. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: 'Content Library' })).toBeVisible();
}

/** Expands a group of fields, unless it is expanded already. */
async function expand(group: Locator) {
  const toggle = group.getByRole('button', { name: /^(?:Expand|Collapse)$/ }).first();
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}
