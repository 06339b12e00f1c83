/** Details, review, result. */
export type Step = 1 | 2 | 3;

/** The step stored in a history entry. */
export function stepIn(state: unknown, key: string): Step | undefined {
  const step: unknown = typeof state === 'object' && state ? Reflect.get(state, key) : undefined;
  return step === 1 || step === 2 || step === 3 ? step : undefined;
}
