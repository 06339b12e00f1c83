import type { Program } from './program';

/** A program at a fixed address that can be killed and started again, as its keeper would. */
export class Service {
  #program: Program | undefined;

  constructor(
    readonly url: string,
    private readonly begin: (env: Record<string, string>) => Promise<Program>,
  ) {}

  /** With more variables than usual, when the fault is in what it is told. */
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
