import { fieldsOf, type List, type ListedPage, type ListedRecord } from '../../../content';
import type { Column } from '../../view/data-table';
import { Stamp } from '../../view/stamp';
import { ActForm } from './act-form';
import { capital, recordPath } from './find';
import { StateTag } from './state';

type Shown = { found: ListedPage; url: URL; canMove: boolean };

const LONGEST = 90;

/** What it is called, what the list shows of each, its state, and what can be done at once. */
export function columnsOf(facts: List, shown: Shown): Column<ListedRecord>[] {
  const [, ...others] = fieldsOf(facts.name).filter(({ inTable }) => inTable);
  return [
    {
      head: capital(facts.one),
      cell: ({ label }) => short(label) || `${capital(facts.one)} without a name`,
    },
    ...others.map(({ name, label }) => ({
      ...{ head: label, narrow: 'hide' as const },
      cell: ({ columns }: ListedRecord) => short(columns[name] ?? ''),
    })),
    { head: 'State', cell: (record) => <StateTag {...record} /> },
    { head: 'Changed', cell: ({ changedAt }) => <Stamp at={changedAt} />, narrow: 'hide' },
    { head: 'Actions', cell: (record) => <RowActs facts={facts} record={record} {...shown} /> },
  ];
}

function short(text: string): string {
  const signs = [...text];
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('')}…` : text;
}

type RowProps = Shown & { facts: List; record: ListedRecord };

const SHOW_LABELS = { hidden: 'Show', draft: 'Publish', scheduled: 'Publish now' } as const;

function RowActs({ facts, record, found, url, canMove }: RowProps) {
  const path = recordPath(facts, record);
  const back = { back: `${url.pathname}${withoutSaid(url)}` };
  const { id, label, state } = record;
  const act = { fields: back, tone: 'quiet' as const, of: label };
  if (state === 'binned') {
    return (
      <div className="row-acts">
        <ActForm {...act} action={`${path}/restore`}>
          Take out of the bin
        </ActForm>
      </div>
    );
  }
  const at = found.records.indexOf(record);
  const isFirst = found.page === 1 && at === 0;
  const isLast = found.page === found.pages && at === found.records.length - 1;
  return (
    <div className="row-acts">
      {canMove && !isFirst ? (
        <ActForm {...act} action={`${path}/up`} id={`up-${id}`}>
          Up
        </ActForm>
      ) : null}
      {canMove && !isLast ? (
        <ActForm {...act} action={`${path}/down`} id={`down-${id}`}>
          Down
        </ActForm>
      ) : null}
      {state === 'shown' ? (
        <ActForm {...act} action={`${path}/hide`}>
          Hide
        </ActForm>
      ) : (
        <ActForm {...act} action={`${path}/show`}>
          {SHOW_LABELS[state]}
        </ActForm>
      )}
    </div>
  );
}

function withoutSaid({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('said');
  return query.size > 0 ? `?${query}` : '';
}
