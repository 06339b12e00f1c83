import { spawn } from 'node:child_process';

export type Program = {
  /** Resolves with the match of the pattern in the output. */
  printed: (pattern: RegExp) => Promise<string>;
  end: () => Promise<void>;
};

export function startProgram(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Program {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`ended with ${code ?? signal}`));
  });
  const read = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return {
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const [, found] = pattern.exec(output) ?? [];
          if (found !== undefined) resolve(found);
        };
        look();
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        exited.then((how) => reject(new Error(`${command} ${how}\n${output}`)));
      }),
    end: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
