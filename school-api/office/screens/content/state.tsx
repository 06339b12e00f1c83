import { subDays } from 'date-fns';
import type { EditedRecord, ListedRecord, RecordState } from '../../../content';
import { isMidnight, Stamp, Tag, type Tone } from '../../view/stamp';

export const STATE_TITLES: Readonly<Record<RecordState, string>> = {
  shown: 'On the site',
  hidden: 'Hidden',
  draft: 'Draft',
  scheduled: 'Scheduled',
  binned: 'In the bin',
};

const TONES: Readonly<Record<RecordState, Tone>> = {
  shown: 'good',
  hidden: 'plain',
  draft: 'waiting',
  scheduled: 'waiting',
  binned: 'bad',
};

type StateParts = Pick<
  ListedRecord,
  'state' | 'isRegistrationFee' | 'isOff' | 'from' | 'until' | 'draftScheduled' | 'hasDraft'
>;

export const stateOf = (record: EditedRecord): StateParts => ({
  ...record,
  hasDraft: record.draft !== null,
});

/** It, or a change of it, appears by itself. */
export const isScheduled = ({
  state,
  draftScheduled,
}: Pick<StateParts, 'state' | 'draftScheduled'>) => state === 'scheduled' || draftScheduled;

export type Standing = RecordState | 'shown draft' | 'shown scheduled';

/** What the buttons of its form depend on: what is on the site may have a draft, or a scheduled change. */
export function standingOf({ state, draft, draftScheduled }: EditedRecord): Standing {
  if (state !== 'shown' || draft === null) return state;
  return draftScheduled ? 'shown scheduled' : 'shown draft';
}

/** The state in words, and what comes next. */
export function StateTag(record: StateParts) {
  const { state, isRegistrationFee, isOff, hasDraft, from, until } = record;
  return (
    <div className="content-state">
      {state === 'shown' && isOff ? (
        <Tag tone="plain">Switched off</Tag>
      ) : (
        <Tag tone={TONES[state]}>{STATE_TITLES[state]}</Tag>
      )}
      {isRegistrationFee ? <Tag tone="good">Registration fee</Tag> : null}
      {state === 'shown' && hasDraft ? <Tag tone="waiting">Has a draft</Tag> : null}
      {from ? (
        <span className="quiet">
          {isScheduled(record) ? 'from' : 'not scheduled, but planned for'} <Stamp at={from} />
        </span>
      ) : null}
      {until ? (
        <span className="quiet">
          until <Stamp at={isMidnight(until) ? subDays(until, 1) : until} />
        </span>
      ) : null}
    </div>
  );
}
