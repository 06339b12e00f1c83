import { type ChildProcess, fork } from 'node:child_process';
import { programFile } from '../support/programs';

export type KillOrder = { killAt: number; from: 'now' | 'first call' };

export type Child = NonNullable<Awaited<ReturnType<typeof startChild>>>;

/** Undefined when the process killed itself before it listened. */
export async function startChild(
  env: Record<string, string>,
  { aheadMs = 0, order: first }: { aheadMs?: number; order?: KillOrder } = {},
) {
  const child = fork(programFile('crash'), {
    silent: true,
    execArgv: ['--import', './tests/faults/support/preload-provider.mjs'],
    env: {
      ...process.env,
      ...env,
      CRASH_CLOCK_AHEAD_MS: String(aheadMs),
      ...(first && { CRASH_ORDER: JSON.stringify(first) }),
    },
  });
  const output = listenTo(child);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const listening = output.logged('"event":"listening"');
  await Promise.race([listening, exited]);
  const url = /"event":"listening".*"url":"([^"]+)"/.exec(output.text())?.[1];
  const officeUrl = /"event":"office".*"listens":"([^"]+)"/.exec(output.text())?.[1] ?? '';
  if (url === undefined) {
    if (child.signalCode === 'SIGKILL') return undefined;
    throw new Error(`the program did not start:\n${output.text()}`);
  }
  return {
    url,
    officeUrl,
    exited,
    logged: output.logged,
    /** Makes the process kill itself before the given step; false when it has already exited. */
    arm: (order: KillOrder) => {
      const armed = new Promise<boolean>((resolve) => {
        child.once('message', () => resolve(true));
        child.send(order, (error) => error && resolve(false));
      });
      return Promise.race([armed, exited.then(() => false)]);
    },
    end: async (signal: NodeJS.Signals) => {
      child.kill(signal);
      await exited;
    },
  };
}

function listenTo(child: ChildProcess) {
  let text = '';
  const waiting: { text: string; resolve: () => void }[] = [];
  const onOutput = (chunk: Buffer) => {
    text += chunk.toString();
    for (const one of waiting) if (text.includes(one.text)) one.resolve();
  };
  child.stdout?.on('data', onOutput);
  child.stderr?.on('data', onOutput);
  const logged = (wanted: string) =>
    new Promise<void>((resolve) => {
      if (text.includes(wanted)) resolve();
      else waiting.push({ text: wanted, resolve });
    });
  return { text: () => text, logged };
}
