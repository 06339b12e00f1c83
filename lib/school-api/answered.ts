const ANSWERED = Symbol.for('school.api-answered');

/** Bundles have copies of this module; for the process it is one fact. */
export function noteAnswer(): void {
  Reflect.set(globalThis, ANSWERED, true);
}

/** The school API has answered since this process started. */
export function hasAnswered(): boolean {
  return Reflect.get(globalThis, ANSWERED) === true;
}
