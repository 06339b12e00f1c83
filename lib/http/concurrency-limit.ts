type Limits = { all: number; perAddress: number };

/** Bounds concurrent work, overall and per address. `onFull` returns whether it ended some of it. */
export class ConcurrencyLimit {
  readonly #max: Limits;
  readonly #onFull: () => boolean;
  #all = 0;
  readonly #byAddress = new Map<string, number>();

  constructor(max: Limits, onFull = () => false) {
    this.#max = max;
    this.#onFull = onFull;
  }

  /** Returns a function that releases the slot, once; undefined if none is free. */
  acquire(address: string): (() => void) | undefined {
    const own = this.#byAddress.get(address) ?? 0;
    if (own >= this.#max.perAddress) return undefined;
    if (this.#all >= this.#max.all && !this.#onFull()) return undefined;
    this.#all += 1;
    this.#byAddress.set(address, own + 1);
    return () => {
      this.#all -= 1;
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
    };
  }
}
