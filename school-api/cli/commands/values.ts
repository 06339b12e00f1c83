import { UsageError } from '../../platform';

const MAX = 100_000;

export const count = (number: number, noun: string) =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

export function oneOf<T extends string>(option: string, value: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) {
    throw new UsageError(`--${option} ${value}: use one of ${choices.join(', ')}.`);
  }
  return found;
}

export function parseInteger(option: string, value: string | undefined, otherwise: number): number {
  if (value === undefined) return otherwise;
  const number = /^\d{1,6}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > MAX) {
    throw new UsageError(`--${option} ${value}: use a number from 1 to ${MAX}.`);
  }
  return number;
}
