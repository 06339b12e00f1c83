export const STUDENT_TYPES = ['Residential Student', 'Day Scholar'] as const;
export type StudentType = (typeof STUDENT_TYPES)[number];

const LAST_CLASS = 12;
const FIRST_CLASS = { 'Day Scholar': 1, other: 3 } as const;
/** No new students in the years of the board examinations. */
const CLOSED_CLASSES: readonly number[] = [10, 12];

/** An unknown or missing type gets the classes of residential students. */
export function eligibleClasses(studentType: string): string[] {
  const first = studentType === 'Day Scholar' ? FIRST_CLASS['Day Scholar'] : FIRST_CLASS.other;
  const classes: string[] = [];
  for (let n = first; n <= LAST_CLASS; n += 1) {
    if (!CLOSED_CLASSES.includes(n)) classes.push(`Class ${n}`);
  }
  return classes;
}
