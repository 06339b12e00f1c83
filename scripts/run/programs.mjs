// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';

/** Programs get 25 seconds to finish requests; one still running 10 seconds later is killed. */
const GRACE_MS = 35_000;

/** Restarts of a program per minute. */
const MAX_RESTARTS = 5;
const MINUTE_MS = 60_000;
const RESTART_MS = 1_000;

const withParent = ['--import', new URL('end-with-parent.mjs', import.meta.url).href];

/**
 * @typedef {object} Options
 * @property {Record<string, string>} [env]
 * @property {(line: string) => unknown} [onLine] called with each line of the output; false keeps it from
 *   being printed
 * @property {() => Record<string, string> | undefined} [restartEnv] more variables for a restart after
 *   a crash; undefined if it was never ready
 */

/**
 * Runs the site and the API: forwards signals, and when one ends and cannot be restarted, stops the
 * other. They end when this program dies. Each runs in a separate process group, so that Ctrl-C in
 * the terminal does not reach it twice.
 */
export class Programs {
  /** By name, in the order of their first start; undefined between exit and restart.
   * @type {Map<string, import('node:child_process').ChildProcess | undefined>} */
  #running = new Map();
  /** @type {Map<string, number[]>} */
  #restarts = new Map();
  #stopping = false;
  #exitCode = 0;
  /** @type {NodeJS.Signals} */
  #signal = 'SIGTERM';

  constructor() {
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.on(signal, () => this.stop(signal));
    }
  }

  /**
   * Starts a program of Node.
   *
   * @param {string} name
   * @param {string[]} args
   * @param {Options} options
   */
  start(name, args, options = {}) {
    const { env, onLine } = options;
    const child = spawn(process.execPath, [...withParent, ...args], {
      env: { ...process.env, ...env },
      stdio: ['pipe', onLine ? 'pipe' : 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
    });
    this.#running.set(name, child);
    if (onLine && child.stdout) {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (onLine(line) !== false) process.stdout.write(`${line}\n`);
      });
    }
    child.once('exit', (code, signal) =>
      this.#ended(name, code, signal, () => this.#again(name, args, options)),
    );
    child.once('error', (error) => {
      console.error(`${name} could not be started: ${error.message}`);
      this.#ended(name, 1, null, () => false);
    });
    return child;
  }

  /** Stops in reverse order, because requests in flight at the site still need the API. */
  stop(/** @type {NodeJS.Signals} */ signal = 'SIGTERM') {
    // A second Ctrl-C goes to every program still running.
    const all = this.#stopping && signal === 'SIGINT';
    if (this.#stopping && !all) return;
    this.#stopping = true;
    this.#signal = signal === 'SIGHUP' ? 'SIGTERM' : signal;
    if (all) for (const child of this.#running.values()) child?.kill(this.#signal);
    else this.#stopNext();
  }

  #stopNext() {
    const last = [...this.#running.values()].filter((child) => child !== undefined).at(-1);
    if (!last) process.exit(this.#exitCode);
    last.kill(this.#signal);
    setTimeout(() => last.kill('SIGKILL'), GRACE_MS).unref();
  }

  /**
   * @param {string} name
   * @param {number | null} code
   * @param {NodeJS.Signals | null} signal
   * @param {() => boolean} startAgain
   */
  #ended(name, code, signal, startAgain) {
    this.#running.set(name, undefined);
    if (this.#stopping) {
      this.#stopNext();
      return;
    }
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    if (startAgain()) {
      console.error(`${name} ${how}; starting it again.`);
      return;
    }
    console.error(`${name} ${how}; stopping the rest.`);
    this.#exitCode = code || (signal ? 128 + (constants.signals[signal] ?? 0) : 1);
    this.stop();
  }

  /** @type {(name: string, args: string[], options: Options) => boolean} */
  #again = (name, args, options) => {
    const more = options.restartEnv?.();
    const since = Date.now() - MINUTE_MS;
    const lately = (this.#restarts.get(name) ?? []).filter((at) => at > since);
    if (!more || lately.length >= MAX_RESTARTS) return false;
    this.#restarts.set(name, [...lately, Date.now()]);
    setTimeout(() => {
      if (!this.#stopping) this.start(name, args, { ...options, env: { ...options.env, ...more } });
    }, RESTART_MS);
    return true;
  };
}
