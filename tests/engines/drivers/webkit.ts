import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort } from '../../../e2e/support/process';
import { type Command, startSession } from './classic';
import { asOutcome, type Driver, readOutcome } from './driver';
import { startProgram } from './program';
import { until } from './until';

const element = z.record(z.string(), z.string());
const size = z.tuple([z.number(), z.number()]);
const NEW = 'a new document';

/** The toolbar of MiniBrowser prevents a window as narrow as a phone. */
const NO_TOOLBAR = `window * {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border: none;
  font-size: 1px; -gtk-icon-transform: scale(0);
}`;

/** WebKitGTK's MiniBrowser on its own display, by classic WebDriver. */
export async function startWebKit(binary: string, preload: string): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'engines-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), NO_TOOLBAR);
  const screen = ['-screen', '0', '1400x7200x24', '-nolisten', 'tcp', '-displayfd', '1'];
  const xvfb = startProgram('Xvfb', screen);
  const display = `:${await xvfb.printed(/^(\d+)\n/)}`;
  const port = await freePort();
  const env = { DISPLAY: display, XDG_CONFIG_HOME: home, NO_AT_BRIDGE: '1' };
  const driver = startProgram(binary, [`--port=${port}`], env);
  const command = await startSession(`http://127.0.0.1:${port}`, {
    alwaysMatch: {
      // Returns at once, so that `preload` comes before most scripts of the page.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { args: ['--automation'] },
    },
  });
  return {
    engine: 'WebKit',
    ...calls(command, preload),
    stop: async () => {
      await command('DELETE', '').catch(() => undefined);
      await driver.end();
      await xvfb.end();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function calls(command: Command, preload: string): Omit<Driver, 'engine' | 'stop'> {
  const execute = (script: string) => command('POST', '/execute/sync', { script, args: [] });
  const post = async (path: string, params?: object) => {
    await command('POST', path, params);
  };
  /** Classic WebDriver has no preload scripts: injects them into each new document first. */
  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `return window.walk ? ${expression} : '${NEW}'`;
    const value = await execute(script);
    if (value !== NEW) return value;
    await execute(preload);
    return execute(script);
  };
  const load = async (url: unknown, path: string, params?: object) => {
    await execute('window.left = true');
    await post(path, params);
    await until(async () =>
      assert.deepEqual(
        await execute('return [location.href, window.left === true]'),
        [url, false],
        'another page is shown',
      ),
    );
    await until(async () =>
      assert.equal(await evaluate('document.readyState'), 'complete', 'not loaded'),
    );
  };
  return {
    goto: (url) => load(url, '/url', { url }),
    reload: async () => load(await execute('return location.href'), '/refresh'),
    back: () => post('/back'),
    forward: () => post('/forward'),
    evaluate: async (expression) => readOutcome(await evaluate(asOutcome(expression))),
    perform: (actions) => post('/actions', { actions }),
    chooseFile: async (expression, path) => {
      const [id] = Object.values(element.parse(await evaluate(expression)));
      await post(`/element/${id}/value`, { text: path });
    },
    resize: async (width, height) => {
      const frame = await execute('return [outerWidth - innerWidth, outerHeight - innerHeight]');
      const [wide, high] = size.parse(frame);
      await post('/window/rect', { x: 0, y: 0, width: width + wide, height: height + high });
    },
    screenshot: async () =>
      Buffer.from(z.string().parse(await command('GET', '/screenshot')), 'base64'),
  };
}
