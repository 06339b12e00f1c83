import type { Program } from './program';

/** A program on a fixed port that can be killed and restarted, as a service manager does. */
export class Service {
  #program: Program | undefined;

  constructor(
    readonly url: string,
    private readonly begin: (env: Record<string, string>) => Promise<Program>,
  ) {}

  /** With extra variables, for faults in the configuration. */
  async start(env: Record<string, string> = {}): Promise<this> {
    if (this.#program) throw new Error('it runs already');
    this.#program = await this.begin(env);
    return this;
  }

  get program(): Program {
    if (!this.#program) throw new Error('it does not run');
    return this.#program;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const program = this.#program;
    this.#program = undefined;
    await program?.kill(signal);
  }
}
