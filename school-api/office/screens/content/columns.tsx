import { formatRupees } from '@/contract/facts/rupees';
import {
  fieldsOf,
  type InputKind,
  type List,
  type ListedPage,
  type ListedRecord,
  parseNewsDate,
  RECORDS_A_PAGE,
} from '../../../content';
import { type Act, ActForm } from '../../view/act';
import { ActionsMenu } from '../../view/actions-menu';
import type { Column } from '../../view/data-table';
import { Icon } from '../../view/icon';
import { shownAt } from '../../view/picture-field';
import { Stamp } from '../../view/stamp';
import { capital, cutTo } from '../../view/words';
import { pathOf, recordPath } from './find';
import { StateTag } from './state';

type Shown = { found: ListedPage; url: URL; canMove: boolean };

const MAX_LENGTH = 90;

/** Name, columns, state and quick acts of each record. */
export function columnsOf(facts: List, shown: Shown): Column<ListedRecord>[] {
  const [, ...others] = fieldsOf(facts.name).filter(({ inTable }) => inTable);
  return [
    {
      head: capital(facts.one),
      cell: ({ label, picture }) => (
        <>
          <Thumb path={picture} />
          {cutTo(MAX_LENGTH, label) || `${capital(facts.one)} without a name`}
        </>
      ),
    },
    ...others.map(({ name, label, input }) => ({
      head: label,
      ...(input === 'rupees' && { align: 'end' as const }),
      ...(input !== 'number' && input !== 'rupees' && { narrow: 'hide' as const }),
      cell: ({ columns }: ListedRecord) => asRead(input, columns[name] ?? ''),
    })),
    { head: 'State', cell: (record) => <StateTag {...record} /> },
    { head: 'Changed', cell: ({ changedAt }) => <Stamp at={changedAt} />, narrow: 'hide' },
    { head: 'Actions', cell: (record) => <RowActs facts={facts} record={record} {...shown} /> },
  ];
}

/** Days and amounts as the office writes them. */
function asRead(input: InputKind, text: string) {
  if (input === 'rupees' && text !== '') return formatRupees(Number(text));
  const at = input === 'day' || input === 'moment' ? parseNewsDate(text) : undefined;
  return at ? <Stamp at={at} /> : cutTo(MAX_LENGTH, text);
}

function Thumb({ path }: { path: string | undefined }) {
  if (path === undefined) return null;
  const className = 'row-thumb h-10.5 w-14 flex-none rounded-small bg-paper-deep object-cover';
  if (!path.startsWith('/media/')) return <span className={className} />;
  return <img className={className} src={shownAt(path, 'small')} alt="" loading="lazy" />;
}

type RowProps = Shown & { facts: List; record: ListedRecord };

const SHOW_LABELS = {
  hidden: 'Show on the site',
  draft: 'Publish',
  scheduled: 'Publish now',
  binned: 'Restore from the bin',
} as const;

function RowActs({ facts, record, found, url, canMove }: RowProps) {
  const path = recordPath(facts, record);
  const back = `${url.pathname}${url.search}`;
  const { id, label, state, isRegistrationFee } = record;
  const row = (found.page - 1) * RECORDS_A_PAGE + found.records.indexOf(record) + 1;
  const acts: Act[] = [
    ...(isRegistrationFee ? [] : [changeOf(path, state, back)]),
    ...(state === 'binned'
      ? []
      : [{ label: 'Duplicate', href: `${pathOf(facts)}/new?like=${id}`, icon: 'plus' } as const]),
  ];
  return (
    <div className="row-acts">
      {canMove ? <MoveButtons {...{ path, back, row, id, label }} total={found.total} /> : null}
      <ActionsMenu id={`acts-${id}`} label={`Actions for ${label}`} acts={acts} />
    </div>
  );
}

function changeOf(path: string, state: ListedRecord['state'], back: string): Act {
  const fields = { back };
  if (state === 'shown') {
    return { label: 'Hide from the site', icon: 'hide', action: `${path}/hide`, fields };
  }
  const action = `${path}/${state === 'binned' ? 'restore' : 'show'}`;
  return { label: SHOW_LABELS[state], icon: 'eye', action, fields };
}

type MoveProps = Record<'path' | 'back' | 'label', string> & Record<'row' | 'total' | 'id', number>;

/** For the keyboard; browser/order.ts drags the row with the same form. */
function MoveButtons({ path, back, row, total, id, label }: MoveProps) {
  const button = (way: 'up' | 'down', to: number) =>
    to < 1 || to > total ? null : (
      <ActForm
        action={`${path}/move`}
        fields={{ back, from: String(row), to: String(to) }}
        tone="quiet"
        id={`${way}-${id}`}
      >
        <Icon name={way} />
        <span className="sr-only">{`Move ${label} ${way}`}</span>
      </ActForm>
    );
  return (
    <>
      {button('up', row - 1)}
      {button('down', row + 1)}
    </>
  );
}
