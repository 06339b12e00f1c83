import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { StopWithMessage } from './stop.mjs';

export type Env = Record<string, string | undefined>;

type Options = {
  /** Matches the output when the program is ready; the first group becomes `found`. */
  ready: RegExp;
  env?: Env;
  cwd?: string;
};

export type Program = Awaited<ReturnType<typeof startCommand>>;

const START_MS = 120_000;
const withParent = ['--import', new URL('end-with-parent.mjs', import.meta.url).href];
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) {
    child.kill('SIGTERM');
    // A paused process handles the signal only after it resumes.
    child.kill('SIGCONT');
  }
});

/** Without the caller's other variables, no real database, mailbox or provider is reached. */
function given(): Env {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, TMPDIR, LANG };
}

/** Starts a Node program with these variables; resolves when it is ready. It ends with its parent. */
export function startProgram(args: readonly string[], options: Options) {
  return startCommand(process.execPath, [...withParent, ...args], options);
}

export async function startCommand(
  command: string,
  args: readonly string[],
  { ready, env, cwd }: Options,
) {
  const child = spawn(command, args, { cwd, env: { ...given(), ...env } as NodeJS.ProcessEnv });
  running.add(child);
  const ended = once(child, 'exit').then(() => {
    running.delete(child);
    return child.exitCode ?? 128;
  });
  let text = '';
  const waiting = new Set<() => void>();
  const read = (chunk: Buffer) => {
    text += chunk.toString();
    for (const look of waiting) look();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const outputHas = <T>(find: () => T | null | false) =>
    new Promise<T>((resolve) => {
      const look = () => {
        const found = find();
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });

  const failed = new Promise<never>((_, reject) => {
    const fail = () => reject(new StopWithMessage(`${args.join(' ')} did not start:\n${text}`));
    void ended.then(fail, fail);
    setTimeout(fail, START_MS).unref();
  });
  const started = outputHas(() => ready.exec(text));
  const [, found = ''] = await Promise.race([started, failed]).catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    pid: child.pid ?? 0,
    found,
    output: () => text,
    /** Resolves when the text next appears in the output. */
    says: async (wanted: string) => {
      const from = text.length;
      await outputHas(() => text.includes(wanted, from));
    },
    /** Resolves to the exit code. */
    stop: (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}
