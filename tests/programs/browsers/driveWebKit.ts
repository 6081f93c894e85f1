import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../../helpers/findFreePort';
import { type RunningProcess, runProcess } from '../../helpers/runProcess';
import { withTimeout } from '../../withTimeout';
import { BROWSER_TIMEOUT_MS, type Driver, VIEWPORT_HEIGHT } from './Driver';

/** Options of the virtual display. */
const SCREEN_OPTIONS = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];

/** GTK styles that shrink the toolbar, which would otherwise keep the window wider than a phone. */
const TOOLBAR_CSS = '* { font-size: 1px; min-width: 0; padding: 0; margin: 0; border-width: 0; }';

/** Starts WebKitGTK's MiniBrowser, which needs a display, and controls it through WebDriver. */
export async function driveWebKit(binary: string): Promise<Driver> {
  const display = spawn('Xvfb', ['-displayfd', '1', ...SCREEN_OPTIONS], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = (await readFirstOutput(display)).trim();
  const port = await findFreePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const log = path.join(folder, 'log');
  const program = path.join(folder, 'browser');
  writeFileSync(log, '');
  // The driver discards the browser's output, and the browser buffers it until it exits: log it unbuffered instead.
  writeFileSync(program, `#!/bin/sh\nexec stdbuf -oL -eL '${binary}' "$@" >>'${log}' 2>&1\n`, {
    mode: 0o755,
  });
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), TOOLBAR_CSS);
  const env = { DISPLAY: `:${number}`, XDG_CONFIG_HOME: folder, LIBGL_ALWAYS_SOFTWARE: '1' };
  let service: RunningProcess | undefined;
  const end = () => {
    void service?.stop();
    display.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  // WebDriver has no command to read script errors, but the browser prints them.
  let readLineCount = 0;
  const takeErrors = () => {
    const lines = readFileSync(log, 'utf8').split('\n');
    const errors = lines.slice(readLineCount).filter((line) => line.includes(': CONSOLE JS ERROR '));
    readLineCount = lines.length - 1;
    return errors;
  };
  try {
    const driver = { file: 'WebKitWebDriver', args: [`--port=${port}`], env };
    service = await runProcess(driver, `http://127.0.0.1:${port}/status`);
    return await createDriver(await connect(port, program), takeErrors, end);
  } catch (error) {
    end();
    throw error;
  }
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    pageLoadStrategy: 'none',
    timeouts: { pageLoad: BROWSER_TIMEOUT_MS, script: BROWSER_TIMEOUT_MS },
    'webkitgtk:browserOptions': {
      binary,
      args: ['--automation', '--enable-write-console-messages-to-stdout=TRUE'],
    },
  });
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
}

async function createDriver(web: WebDriver, takeErrors: () => string[], end: () => void): Promise<Driver> {
  const capabilities = await web.getCapabilities();
  const find = (selector: string) => web.findElement(By.css(selector));
  const evaluate = <T>(expression: string) => web.executeScript<T>(`return ${expression}`);
  return {
    version: `${capabilities.getBrowserName()}/${capabilities.getBrowserVersion()}`,
    evaluate,
    // Clicks at a position in the viewport, because WebKit's command to click an element rejects links.
    click: async (selector) => {
      const position = await evaluate<{ x: number; y: number }>(getCenter(selector));
      await web.actions().move(position).click().perform();
    },
    type: (selector, text) => find(selector).sendKeys(text),
    resize: async (width) => {
      await web.manage().window().setRect({ x: 0, y: 0, width, height: VIEWPORT_HEIGHT });
      // The page is resized asynchronously.
      const hasWidth = () => evaluate<boolean>(`innerWidth === ${width}`);
      await web.wait(hasWidth, BROWSER_TIMEOUT_MS, `The page is not ${width} pixels wide.`);
    },
    screenshot: async (file) => writeFile(file, await web.takeScreenshot(), 'base64'),
    takeErrors,
    // A browser that no longer responds does not respond to this command either.
    close: () =>
      withTimeout(web.quit(), 'the exit of the browser', BROWSER_TIMEOUT_MS)
        .catch(() => {})
        .finally(end),
  };
}

/**
 * Returns an expression for the centre of an element's first line, because a link of several lines is not a
 * rectangle.
 */
function getCenter(selector: string): string {
  return `(({ x, y, width, height }) => ({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) }))(
    document.querySelector(${JSON.stringify(selector)}).getClientRects()[0])`;
}

function readFirstOutput(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb exited with code ${code}`)));
    child.stdout?.once('data', (chunk) => resolve(`${chunk}`));
  });
}
