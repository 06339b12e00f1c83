import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { connect, type Send } from './bidi';
import { asOutcome, type Driver, readOutcome } from './driver';
import { startProgram } from './program';

const created = z.object({ context: z.string() });
const shot = z.object({ data: z.string() });
const outcome = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('success'),
    result: z.object({ value: z.unknown(), sharedId: z.string().optional() }),
  }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);

/** No network requests other than to the site. */
const PREFERENCES = {
  // On a busy machine a smooth scroll may begin between the look for a control and the click on it.
  'general.smoothScroll': false,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

/** Debian's Firefox, by WebDriver BiDi; `preload` runs before the scripts of every page. */
export async function startFirefox(binary: string, preload: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'engines-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const env = { MOZ_CRASHREPORTER_DISABLE: '1', HOME: profile };
  const firefox = startProgram(binary, args, env);
  const address = await firefox.printed(/WebDriver BiDi listening on (ws:\S+)/);
  const { send, close } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  // The initial window never has the focus, so keys would have no effect there.
  const { context } = created.parse(await send('browsingContext.create', { type: 'window' }));
  await send('script.addPreloadScript', { functionDeclaration: `() => { ${preload} }` });

  return {
    engine: 'Firefox',
    ...calls(send, context),
    stop: async () => {
      await send('browser.close', {}).catch(() => undefined);
      close();
      await firefox.end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function calls(send: Send, context: string): Omit<Driver, 'engine' | 'stop'> {
  const evaluate = async (expression: string) => {
    const params = { expression, target: { context }, awaitPromise: true };
    const answer = outcome.parse(await send('script.evaluate', params));
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result;
  };
  const traverse = async (delta: number) => {
    await send('browsingContext.traverseHistory', { context, delta });
  };
  return {
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    back: () => traverse(-1),
    forward: () => traverse(1),
    reload: async () => {
      await send('browsingContext.reload', { context, wait: 'complete' });
    },
    evaluate: async (expression) => readOutcome((await evaluate(asOutcome(expression))).value),
    perform: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    chooseFile: async (expression, path) => {
      const { sharedId } = await evaluate(expression);
      await send('input.setFiles', { context, element: { sharedId }, files: [path] });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    screenshot: async () => {
      const { data } = shot.parse(await send('browsingContext.captureScreenshot', { context }));
      return Buffer.from(data, 'base64');
    },
  };
}
