import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../../scripts/findFreePort';
import { withTimeout } from '../withTimeout';
import { type Driver, HEIGHT, PATIENCE } from './Driver';
import { waitForServer } from './waitForServer';

/** The display that the browser draws on, which nobody sees. */
const SCREEN = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];

/** Its toolbar would else keep the window wider than a phone. */
const NARROW_TOOLBAR = '* { font-size: 1px; min-width: 0; padding: 0; margin: 0; border-width: 0; }';

/** Starts WebKitGTK's own small browser, which needs a display, through its WebDriver. */
export async function driveWebKit(binary: string): Promise<Driver> {
  const display = spawn('Xvfb', ['-displayfd', '1', ...SCREEN], { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = (await firstOutput(display)).trim();
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const log = path.join(folder, 'log');
  const program = path.join(folder, 'browser');
  writeFileSync(log, '');
  // The driver keeps to itself what the browser prints, and the browser keeps it back until it ends.
  writeFileSync(program, `#!/bin/sh\nexec stdbuf -oL -eL '${binary}' "$@" >>'${log}' 2>&1\n`, {
    mode: 0o755,
  });
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR);
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}`, XDG_CONFIG_HOME: folder, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  const end = () => {
    service.kill();
    display.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  // WebDriver has no command for a page's errors; the browser prints them.
  let read = 0;
  const takeErrors = () => {
    const lines = readFileSync(log, 'utf8').split('\n');
    const errors = lines.slice(read).filter((line) => line.includes(': CONSOLE JS ERROR '));
    read = lines.length - 1;
    return errors;
  };
  try {
    await waitForServer(`http://127.0.0.1:${port}/status`, service);
    return await drive(await connect(port, program), takeErrors, end);
  } catch (error) {
    end();
    throw error;
  }
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    timeouts: { pageLoad: PATIENCE, script: PATIENCE },
    'webkitgtk:browserOptions': {
      binary,
      args: ['--automation', '--enable-write-console-messages-to-stdout=TRUE'],
    },
  });
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
}

async function drive(web: WebDriver, takeErrors: () => string[], end: () => void): Promise<Driver> {
  const capabilities = await web.getCapabilities();
  const find = (selector: string) => web.findElement(By.css(selector));
  const evaluate = <T>(expression: string) => web.executeScript<T>(`return ${expression}`);
  return {
    version: `${capabilities.getBrowserName()}/${capabilities.getBrowserVersion()}`,
    evaluate,
    // At a place of the window: of links, WebKit's own command for elements says that they cannot be clicked.
    click: async (selector) => {
      const place = await evaluate<{ x: number; y: number }>(getCenter(selector));
      await web.actions().move(place).click().perform();
    },
    type: (selector, text) => find(selector).sendKeys(text),
    resize: async (width) => {
      await web.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT });
      // The page hears of it later.
      const hasWidth = () => evaluate<boolean>(`innerWidth === ${width}`);
      await web.wait(hasWidth, PATIENCE, `The page is not ${width} pixels wide.`);
    },
    screenshot: async (file) => writeFile(file, await web.takeScreenshot(), 'base64'),
    takeErrors,
    // One that has stopped answering does not answer this either.
    close: () =>
      withTimeout(web.quit(), 'the end of the browser', PATIENCE)
        .catch(() => {})
        .finally(end),
  };
}

/** A link of several lines is no rectangle: the middle of its first line is surely a part of it. */
function getCenter(selector: string): string {
  return `(({ x, y, width, height }) => ({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) }))(
    document.querySelector(${JSON.stringify(selector)}).getClientRects()[0])`;
}

function firstOutput(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    child.stdout?.once('data', (chunk) => resolve(`${chunk}`));
  });
}
