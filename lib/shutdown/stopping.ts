const STOPPING = Symbol.for('school.stopping');

/** Bundles have copies of this module; the process stops once. */
export function isStopping(): boolean {
  return Reflect.get(globalThis, STOPPING) === true;
}

export function markStopping(): void {
  Reflect.set(globalThis, STOPPING, true);
}
