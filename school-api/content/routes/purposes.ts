import { Hono } from 'hono';
import { parseInIndia } from '@/content/india-time';
import { purposes } from '../lists/collections/purposes';
import { altsOf } from '../pictures/rows';
import { type Reads, readList } from '../reads/read-list';

export function purposeRoutes(reads: Reads) {
  return new Hono().get('/purposes', async (c) => {
    const records = await listPurposes(reads);
    const alts = await altsOf(
      reads.db,
      records.map(({ picture }) => picture),
    );
    return c.json(
      records.map(({ first_day: _since, other_names: _names, ...purpose }) => ({
        ...purpose,
        picture_alt: alts(purpose.picture),
      })),
    );
  });
}

const partsOf = (text: string) =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

export async function listPurposes(reads: Reads) {
  return (await readList(reads, purposes)).map(({ id, values }) => ({
    ...values,
    id,
    usual_amounts: partsOf(values.usual_amounts).map(Number),
  }));
}

/** A purpose with a goal, and the names that count towards it. */
export type GoalPurpose = { name: string; names: readonly string[]; since: Date | undefined };

export async function listGoals(reads: Reads): Promise<GoalPurpose[]> {
  const records = await readList(reads, purposes);
  return records.flatMap(({ values: { name, goal, other_names, first_day } }) => {
    if (!goal) return [];
    const names = [...new Set([name, ...partsOf(other_names)])];
    return [{ name, names, since: parseInIndia(first_day ?? '', 'yyyy-MM-dd') }];
  });
}
