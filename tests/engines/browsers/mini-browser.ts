import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';

/** The toolbar of MiniBrowser prevents a window as narrow as a phone. */
const NO_TOOLBAR = `window * {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border: none;
  font-size: 1px; -gtk-icon-transform: scale(0);
}`;

const CAPABILITIES = new Capabilities({
  browserName: 'MiniBrowser',
  // Returns at once, so that our script comes before most scripts of the page.
  pageLoadStrategy: 'none',
  'webkitgtk:browserOptions': { args: ['--automation'] },
});

/** WebKitGTK's MiniBrowser on its own display; `end` ends its programs. */
export async function startMiniBrowser(): Promise<{ driver: WebDriver; end: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'engines-webkit-'));
  const settings = join(home, '.config', 'gtk-3.0');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'gtk.css'), NO_TOOLBAR);
  const screen = ['-screen', '0', '1400x7200x24', '-nolisten', 'tcp', '-displayfd', '1'];
  const xvfb = spawn('/usr/bin/Xvfb', screen, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [display] = await once(xvfb.stdout, 'data');
  const path = '/usr/bin/WebKitWebDriver';
  const service = new DriverService.Builder(path)
    .setLoopback(true)
    .setEnvironment({ HOME: home, DISPLAY: `:${display}`.trim(), NO_AT_BRIDGE: '1' })
    .build();
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities(CAPABILITIES)
    .build();
  return {
    driver,
    end: async () => {
      await service.kill();
      xvfb.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
