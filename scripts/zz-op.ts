import { chromium, expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { browserArguments, findBrowser } from './findBrowser';
import { offerFolder, readFolder } from '../tests/e2e/preview/browserFolder';
const port = 4377, origin = `http://localhost:${port}`;
const dev = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', '--port', String(port)], { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  for (let i = 0; i < 100; i++) { try { await fetch(origin + '/admin/'); break; } catch { await new Promise((r) => setTimeout(r, 500)); } }
  const page = await browser.newPage({ viewport: { width: 1400, height: 1000 }, locale: 'vi' });
  page.on('console', (m) => m.type() === 'error' && console.log('console:', m.text().slice(0, 200)));
  page.on('pageerror', (e) => console.log('pageerror:', e.message));
  await page.goto(`${origin}/admin/`);
  await offerFolder(page, ['messages', 'public/images']);
  await page.reload();
  await page.getByRole('button').first().waitFor();
  await page.screenshot({ path: '/tmp/areaC/shot-login.png' });
  const buttons = await page.getByRole('button').allTextContents();
  console.log(buttons);
  await page.getByRole('button', { name: /Local Repository|cục bộ|kho/i }).first().click();
  await page.waitForTimeout(4000);
  await page.goto(`${origin}/admin/#/collections/copy/entries/home`);
  await page.waitForTimeout(6000);
  await page.screenshot({ path: '/tmp/areaC/shot-home.png' });
  await page.goto(`${origin}/admin/#/collections/lists/entries/team`);
  await page.waitForTimeout(4000);
  await page.screenshot({ path: '/tmp/areaC/shot-team.png' });
  await page.goto(`${origin}/admin/#/collections/shared/entries/facts`);
  await page.waitForTimeout(4000);
  const phone = page.locator('input').first();
  await page.screenshot({ path: '/tmp/areaC/shot-facts.png' });
  await page.goto(`${origin}/admin/#/collections/posts-pages/entries`);
  await page.goto(`${origin}/admin/#/collections/copy/entries/privacy`);
  await page.waitForTimeout(4000);
  const box = page.locator('textarea, input[type=text]').filter({ visible: true }).first();
  console.log('value before', await box.inputValue());
  await box.fill('Câu đã sửa.');
  await page.keyboard.press('Tab');
  await page.waitForTimeout(500);
  await page.getByRole('button', { name: /^(Lưu|Save)$/ }).first().click();
  await page.waitForTimeout(4000);
  await page.screenshot({ path: '/tmp/areaC/shot-saved.png' });
  const files = await readFolder(page);
  for (const [file, content] of files) {
    let old: string | undefined; try { old = readFileSync(file, 'utf8'); } catch {}
    if (old !== undefined && /json|md$/.test(file) && old !== content.toString()) {
      const [a, b] = [old.split('\n'), content.toString().split('\n')];
      console.log('CHANGED', file, a.map((l, i) => (l === b[i] ? '' : `\n- ${l}\n+ ${b[i]}`)).join(''));
    }
  }
} finally { await browser.close(); dev.kill(); }
