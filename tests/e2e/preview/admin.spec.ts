import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { checkMessages } from 'message-lint';
import { articles } from '@/lib/collections/articles';
import { loadPosts } from '@/lib/content/entries/posts';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messageFiles';
import { serveAdmin } from '@/scripts/dev/serveAdmin';
import { workspace } from '@/scripts/messages/workspace';
import { FolderEditor } from '@/tests/helpers/FolderEditor';
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
test.use({ viewport: { width: 1280, height: 3_000 } });

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
  const deletedSlug = loadPosts(articles, 'en').at(-1)?.slug ?? '';
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
    new FolderEditor(folder).write(file, content);
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
  for (const name of ['app', 'components', 'lib', 'server', 'public/fonts', 'public/templates'])
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

/** A form of each kind, with a text by its path, and the file of the text. */
const texts = [
  ['copy/entries/home', 'hero.title', 'en/home.json'],
  ['lists/entries/customer-cases', 'items.0.title', 'en/customer-cases.json'],
  ['shared/entries/facts', 'company.founded', 'facts.json'],
  ['posts-insights/entries/choosing-cloud-erp', 'body', 'en/insights/choosing-cloud-erp.md'],
  ['posts-pages/entries/warehouse-day', 'blocks.0.title', 'en/pages/warehouse-day.md'],
] as const;

test('saving a text changes one line of one file', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 2_000 });
  await openForms(page, ['messages']);
  let before = await readFolder(page);
  for (const [form, keyPath, file] of texts) {
    await page.goto(`${origin}/admin/#/collections/${form}`);
    const text = getField(page, keyPath).locator('input, textarea').first();
    const group = getField(page, keyPath.split('.')[0] ?? '');
    await expect(group).toBeVisible();
    if (keyPath.includes('.'))
      await group.getByRole('button', { name: 'Expand', exact: true }).first().click();
    await text.fill(`${await text.inputValue()}!`);
    // Saves the files of all languages.
    await save(page);
    const after = await readFolder(page);
    const isChanged = (name: string) => !before.get(name)?.equals(after.get(name) ?? Buffer.of());
    expect([...after.keys()].filter(isChanged)).toEqual([`messages/${file}`]);
    const [oldLines = [], newLines = []] = [before, after].map((files) =>
      files.get(`messages/${file}`)?.toString().split('\n'),
    );
    expect(newLines).toHaveLength(oldLines.length);
    expect(newLines.filter((line, index) => line !== oldLines[index])).toEqual([
      expect.stringContaining('!'),
    ]);
    before = after;
  }
});

test('a pasted table and an uploaded picture become Markdown', async ({ page }) => {
  const file = 'messages/en/insights/choosing-cloud-erp.md';
  await openForms(page, ['public/images/insights'], { [file]: readFileSync(file, 'utf8') });
  await page.goto(`${origin}/admin/#/collections/posts-insights/entries/choosing-cloud-erp`);
  const field = getField(page, 'body');
  const text = field.locator('textarea').first();
  await text.press('ControlOrMeta+End');
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<table><tr><td>Way</td><td>Goal</td></tr><tr><td>1|2</td><td>Two<br>lines</td></tr></table>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await field.getByRole('button', { name: 'Insert a picture' }).click();
  const fileChooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await (await fileChooser).setFiles({ name: picture, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await expect(text).toHaveValue(/!\[\]\(.+\)$/);
  await save(page);
  const files = await readFolder(page);
  expect(files.get(file)?.toString()).toBe(
    `${readFileSync(file, 'utf8')}\n| Way | Goal |\n| --- | --- |\n| 1\\|2 | Two lines |\n\n![](/images/insights/${picture})\n`,
  );
  expect(files.get(`public/images/insights/${picture}`)?.toString()).toBe(svg);
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
  // The form of the unreadable file is empty, so the texts that it must have are missing.
  await expect.poll(() => dialogMessages.join('\n')).toMatch(/cannot be read.*cannot be saved/s);
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeVisible();
  expect((await readFolder(page)).get('messages/zh/home.json')?.toString()).toBe(invalidJson);
});

test('a published article is not saved without its summary', async ({ page }) => {
  const file = 'messages/en/insights/choosing-cloud-erp.md';
  const original = readFileSync(file, 'utf8');
  const alert = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void dialog.accept();
    });
  });
  await openForms(page, [], { [file]: original });
  await page.goto(`${origin}/admin/#/collections/posts-insights/entries/choosing-cloud-erp`);
  await getField(page, 'summary').locator('input, textarea').first().fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await alert).toMatch(/Fill in: Summary\./);
  expect((await readFolder(page)).get(file)?.toString()).toBe(original);
});

test('a page is not saved without its text', async ({ page }) => {
  const file = 'messages/en/pages/offer.md';
  const original = '---\ntitle: Offer\ndescription: An offer\n---\n';
  await openForms(page, [], { [file]: original });
  await page.goto(`${origin}/admin/#/collections/posts-pages/entries/offer`);
  await getField(page, 'title').locator('input, textarea').first().fill('Our offer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(getField(page, 'body').getByText('This field is required.')).toBeVisible();
  expect((await readFolder(page)).get(file)?.toString()).toBe(original);
});

/** Opens the CMS with a copy of the given project folders and further files. */
async function openForms(page: Page, folders: string[], files: Record<string, string> = {}): Promise<void> {
  // A small document of the same origin, which has the same file system.
  await page.goto(`${origin}/admin/config.en.json`);
  await offerFolder(page, folders, files);
  await page.goto(`${origin}/admin/`);
  const button = page.getByRole('button', { name: 'Work with Local Repository' });
  await expect(button).toBeVisible();
  // Buttons that do not work are hidden.
  await expect(page.getByRole('button')).toHaveCount(1);
  await button.click();
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
  // The text has a file input too, for pictures in it.
  await english
    .locator('.field[data-key-path="image"] input[type=file]')
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

/** Returns the field with a path such as `items.0.title` in the left pane. */
function getField(page: Page, keyPath: string): Locator {
  return page.locator(`.pane[data-mode="edit"] .field[data-key-path="${keyPath}"]`).first();
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
