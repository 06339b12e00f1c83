import type { Db } from '../../db';
import { letterEvents } from '../letters/letter-events';
import type { RecordKey } from '../record-key';
import { applicationEvents } from './application';
import { donationEvents, offlineDonationEvents } from './donation';
import type { StoryEvent } from './event';
import { officeEvents } from './office-events';

/** All that happened to a record, oldest first; what happened at one moment stays in the order told. */
export async function storyOf(db: Db, key: RecordKey): Promise<StoryEvent[]> {
  return [
    ...(await ownEvents(db, key)),
    ...(await officeEvents(db, key)),
    ...(await letterEvents(db, key)),
  ]
    .flatMap((event) => event ?? [])
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

async function ownEvents(db: Db, key: RecordKey): Promise<readonly (StoryEvent | undefined)[]> {
  switch (key.kind) {
    case 'applications':
      return applicationEvents(db, key.id);
    case 'donations':
      return donationEvents(db, key.id);
    case 'gifts':
      return offlineDonationEvents(db, key.id);
    default:
      return [];
  }
}
