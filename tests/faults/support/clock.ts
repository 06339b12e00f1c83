import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Service } from '@/scripts/run/service';

const MINUTE_MS = 60_000;
export const DAY_MINUTES = 24 * 60;

/** A fake wall clock shared by several programs. */
export class Clock {
  readonly #file: string;
  #shiftMs = 0;

  constructor(folder: string) {
    this.#file = join(folder, 'clock');
    writeFileSync(this.#file, '0');
  }

  get env() {
    return { FAULT_CLOCK: this.#file };
  }

  async jump(minutes: number, services: readonly Service[]): Promise<void> {
    this.#shiftMs += minutes * MINUTE_MS;
    writeFileSync(this.#file, String(this.#shiftMs));
    await Promise.all(
      services.map(({ says, pid }) => {
        const jumped = says(`clock jumped to ${this.#shiftMs}`);
        process.kill(pid(), 'SIGUSR2');
        return jumped;
      }),
    );
  }
}
