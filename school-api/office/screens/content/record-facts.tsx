import type { EditedRecord, List } from '../../../content';
import { ActForm } from '../../view/act';
import { Facts } from '../../view/facts';
import { Notice } from '../../view/notice';
import { Refreshing } from '../../view/refreshing';
import { Stamp } from '../../view/stamp';
import { recordPath } from './find';
import { StateTag, stateOf } from './state';

type Props = {
  facts: List;
  record: EditedRecord;
  /** Every running copy of the site shows it. */
  hasArrived: boolean;
  nameOf: (email: string) => string;
};

/** The record's state, above its form. */
export function RecordFacts({ facts, record, hasArrived, nameOf }: Props) {
  const { address, draft, changedAt, changedBy, binnedAt } = record;
  return (
    <>
      <div id="record-facts" data-live="">
        <Facts
          items={[
            { term: 'State', value: <StateTag {...stateOf(record)} /> },
            {
              term: 'Address',
              value: address ? (
                <a href={address} target="_blank" rel="noopener noreferrer">
                  {address.replace(/^https?:\/\//, '')}
                </a>
              ) : null,
            },
            { term: 'On the site since', value: hasArrived ? since(record) : null },
            {
              term: 'Website',
              value: hasArrived ? null : (
                <Refreshing url={{ pathname: recordPath(facts, record), search: '' }}>
                  Updating…
                </Refreshing>
              ),
            },
            {
              term: 'Changed',
              value: (
                <>
                  <Stamp at={changedAt} />
                  {changedBy ? ` by ${nameOf(changedBy)}` : ''}
                </>
              ),
            },
            { term: 'In the bin since', value: binnedAt ? <Stamp at={binnedAt} /> : null },
          ]}
        />
      </div>
      {draft === null ? null : (
        <Notice tone="plain">
          <p>This is a draft. The website still shows the published text.</p>
          <ActForm
            action={`${recordPath(facts, record)}/drop-draft`}
            fields={{ basedOn: record.basedOn }}
            tone="quiet"
          >
            Delete the draft
          </ActForm>
        </Notice>
      )}
    </>
  );
}

function since({ state, shownSince }: EditedRecord) {
  return state === 'shown' && shownSince ? <Stamp at={shownSince} /> : null;
}
