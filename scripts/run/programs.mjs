import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';

const GRACE_MS = 15_000;

/**
 * Runs the site and the API side by side: hands signals on, and when one ends, ends the other.
 * A program of its own group does not get the terminal's Ctrl-C twice.
 */
export class Programs {
  #running = new Map();
  #stopping = false;
  #exitCode = 0;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => this.stop(signal));
    }
  }

  /** `onLine` sees each line of the program's output before it is passed on. */
  start(name, command, args, { env, onLine } = {}) {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', onLine ? 'pipe' : 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
    });
    this.#running.set(name, child);
    if (onLine) {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (onLine(line) !== false) process.stdout.write(`${line}\n`);
      });
    }
    child.once('exit', (code, signal) => this.#ended(name, code, signal));
    child.once('error', (error) => {
      console.error(`${name} could not be started: ${error.message}`);
      this.#ended(name, 1, null);
    });
    return child;
  }

  stop(signal = 'SIGTERM') {
    if (this.#stopping) return;
    this.#stopping = true;
    for (const child of this.#running.values())
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    setTimeout(() => {
      for (const child of this.#running.values()) child.kill('SIGKILL');
    }, GRACE_MS).unref();
    if (this.#running.size === 0) process.exit(this.#exitCode);
  }

  #ended(name, code, signal) {
    this.#running.delete(name);
    if (!this.#stopping) {
      const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
      console.error(`${name} ${how}; stopping the rest.`);
      this.#exitCode = code || (signal ? 128 + (constants.signals[signal] ?? 0) : 1);
      this.stop();
    } else if (this.#running.size === 0) {
      process.exit(this.#exitCode);
    }
  }
}
