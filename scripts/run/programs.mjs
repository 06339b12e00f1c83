import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';

/** What a program takes to finish what runs, and a little more; then it is ended. */
const GRACE_MS =
  Number(process.env.SHUTDOWN_DELAY_MS || 0) +
  Number(process.env.SHUTDOWN_LIMIT_MS || 25_000) +
  10_000;

/**
 * Runs the site and the API side by side: hands signals on, and when one ends, ends the other.
 * A program of its own group does not get the terminal's Ctrl-C twice.
 */
export class Programs {
  #running = new Map();
  #stopping = false;
  #exitCode = 0;
  #signal = 'SIGTERM';

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

  /** The last one started stops first: requests under way at the site still need the API. */
  stop(signal = 'SIGTERM') {
    // A second Ctrl-C is for all who are still there.
    const all = this.#stopping && signal === 'SIGINT';
    if (this.#stopping && !all) return;
    this.#stopping = true;
    this.#signal = signal === 'SIGHUP' ? 'SIGTERM' : signal;
    if (all) for (const child of this.#running.values()) child.kill(this.#signal);
    else this.#stopNext();
  }

  #stopNext() {
    const last = [...this.#running.values()].at(-1);
    if (!last) process.exit(this.#exitCode);
    last.kill(this.#signal);
    setTimeout(() => last.kill('SIGKILL'), GRACE_MS).unref();
  }

  #ended(name, code, signal) {
    this.#running.delete(name);
    if (this.#stopping) {
      this.#stopNext();
      return;
    }
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    console.error(`${name} ${how}; stopping the rest.`);
    this.#exitCode = code || (signal ? 128 + (constants.signals[signal] ?? 0) : 1);
    this.stop();
  }
}
