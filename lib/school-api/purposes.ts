import { cache } from 'react';
import { ownPurposes } from '@/content/purposes';
import { scenePath } from '@/content/scene-path';
import { type SceneName, sceneNames, picture as scenePicture } from '@/content/scenes';
import { type Purpose as PurposeRecord, purpose as record } from '@/contract';
import type { Purpose } from '@/lib/donations/purpose';
import { isDay, today } from '@/lib/format/dates';
import { readCall } from './client';
import { withIds } from './keyed';
import { pictureUrl } from './media';
import { isAbsent } from './result';

export type Purposes = {
  /** Closed ones last. */
  purposes: Purpose[];
  /** False while the school's server fails: a list or totals may be missing. */
  isWhole: boolean;
};

/** The office's list; the site's own if the school's server has no list, or an empty one. */
export const readPurposes = cache(async (): Promise<Purposes> => {
  const [read, totals] = await Promise.all([readCall('purposes'), readCall('purpose-totals')]);
  const listed = read.ok ? read.data : [];
  const records = listed.length > 0 ? listed : ownPurposes.map((own) => record.parse(own));
  // An earlier total does not count: it may lack later refunds.
  const current = totals.ok && !totals.stale ? totals.data : [];
  const raised = new Map(current.map(({ purpose, paise }) => [purpose, paise]));
  const named = records.map((one) => ({ ...one, id: slugOf(one.name) || `p${one.id}` }));
  const all = withIds(named).map((one) => viewOf(one, raised.get(one.name) ?? null));
  return {
    purposes: all.sort((one, other) => Number(one.closed) - Number(other.closed)),
    isWhole: [read, totals].every((one) => one.ok || isAbsent(one.error)),
  };
});

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function viewOf(one: PurposeRecord, raised: number | null): Purpose {
  const { id, name: heading, amount, text, does, usual_amounts, goal, last_day } = one;
  const lastDay = isDay(last_day) ? last_day : '';
  return {
    id,
    heading,
    amount,
    text,
    does,
    picture: pictureOf(one),
    suggestedRupees: usual_amounts.filter((rupees) => Number.isInteger(rupees) && rupees > 0),
    goal: goal && goal > 0 ? { rupees: goal, raised } : null,
    lastDay,
    closed: lastDay !== '' && lastDay < today(),
  };
}

const isScene = (name: string): name is SceneName => sceneNames.some((scene) => scene === name);

function pictureOf({ picture, picture_alt, scene }: PurposeRecord): Purpose['picture'] {
  const src = pictureUrl(picture);
  if (src) return { src, alt: picture_alt };
  const drawn = isScene(scene) ? scene : 'river-steps';
  return { src: scenePath(drawn), alt: scenePicture(drawn).alt };
}
