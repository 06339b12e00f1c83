import { DAY_MS } from '../../../platform';
import { isActive, type OfficePerson } from '../../people/people';
import type { Tone } from '../../view/stamp';

type State = { tone: Tone; label: string };

/** In one or two words, for a tag and the command line. */
export function personState(person: OfficePerson, now: Date): State {
  if (person.leftAt !== null) return { tone: 'plain', label: 'Access ended' };
  if (isActive(person)) return { tone: 'good', label: 'Active' };
  const isOld = now.getTime() - person.invitedAt.getTime() > DAY_MS;
  return isOld
    ? { tone: 'bad', label: 'Invitation expired' }
    : { tone: 'waiting', label: 'Invited' };
}
