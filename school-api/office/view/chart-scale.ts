/** Half of each is a whole number. */
const STEPS = [2, 4, 6, 8, 10];

/** The top of the scale: a round number that no value exceeds. */
export function topOf(values: readonly number[]): number {
  const largest = Math.max(2, ...values);
  const unit = 10 ** Math.max(0, Math.ceil(Math.log10(largest)) - 1);
  const step = STEPS.find((one) => one * unit >= largest) ?? 10;
  return step * unit;
}
