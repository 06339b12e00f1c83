import { eligibleClasses, STUDENT_TYPES } from '@/contract';

type PlacesByClass = ReadonlyMap<string, number>;

const PART = /^(?:class )?(\d{1,2}) ?[:=-] ?(\d{1,5})$/i;

const isOffered = (name: string) =>
  STUDENT_TYPES.some((type) => eligibleClasses(type).some((one) => one === name));

/** Undefined if it is unreadable, or names a class without admission, or the same class twice. */
export function readPlacesByClass(text: string): PlacesByClass | undefined {
  const places = new Map<string, number>();
  for (const part of text.split(/[,;\n]/).map((one) => one.trim().replace(/\s+/g, ' '))) {
    if (part === '') continue;
    const [, number, count] = PART.exec(part) ?? [];
    const name = `Class ${Number(number)}`;
    if (count === undefined || !isOffered(name) || places.has(name)) return undefined;
    places.set(name, Number(count));
  }
  return places;
}

export const writePlacesByClass = (places: PlacesByClass): string =>
  [...places].map(([name, count]) => `${name}: ${count}`).join(', ');
