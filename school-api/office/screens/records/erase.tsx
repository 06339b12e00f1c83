import { formatInIndia } from '@/content/india-time';
import { type Erasure, personalDataTitle } from '@/contract';
import { RETENTION } from '@/contract/facts/retention';
import { erasePerson, previewErasure } from '../../../privacy';
import { officeActor } from '../../audit';
import { peopleWith } from '../../people/colleagues';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest, Role } from '../../route';
import { DataTable } from '../../view/data-table';
import { PostForm, Submit } from '../../view/form';
import { keptQuery } from '../../view/list-address';
import { RolesNeeded } from '../../view/roles-needed';
import { noSuchRecord } from './missing';
import type { RecordAction, Screens } from './screens';

const HEAD = ['head'] as const;

/** Who may erase a record of this kind; nobody if it is only erased with its person. */
export const erasers = ({ erase, roles }: Screens): readonly Role[] =>
  erase ? (erase.roles ?? roles) : [];

/** Previews what would be erased and what stays. */
export const confirmErase: RecordAction = async (request, found, screens) => {
  const { role } = request.person;
  const { path, person, name } = found;
  const { singular } = screens.subject;
  await request.audit({ action: `${found.key.kind} show`, record: name, person });
  const may = erasers(screens).includes(role);
  const all =
    role === 'head' && person !== '' ? await previewErasure(person, depsOf(request)) : undefined;
  const heads = may || all ? [] : await peopleWith(request.deps.db, HEAD);
  const title = `Erase this ${singular}?`;
  const back = { href: `${path}${keptQuery(request.url)}`, label: `Back to the ${singular}` };
  const body = (
    <>
      {may ? (
        <section>
          <h2>This {singular} only</h2>
          <p>{screens.erase?.what(found)}</p>
          <PostForm action={`${path}/erase`}>
            <Submit tone="danger">Erase this {singular}</Submit>
          </PostForm>
        </section>
      ) : null}
      {all ? <WholePerson path={path} person={person} erasure={all} /> : null}
      {may || all ? (
        <p>
          You cannot undo this. Backups still contain what you erase, for up to{' '}
          {RETENTION.backupDays} days.
        </p>
      ) : (
        <RolesNeeded roles={HEAD} people={heads} task={`erase this ${singular}`} />
      )}
    </>
  );
  return screen(request, { title, back, body });
};

const day = (iso: string) => formatInIndia(new Date(iso), 'd MMMM yyyy');

type WholeProps = { path: string; person: string; erasure: Erasure };

function WholePerson({ path, person, erasure: { erased, kept } }: WholeProps) {
  return (
    <section>
      <h2>Everything about {person}</h2>
      <DataTable
        caption="What we would erase"
        rows={erased}
        columns={[
          { head: 'We erase', cell: ({ kind }) => personalDataTitle(kind) },
          { head: 'Number', cell: ({ count }) => String(count), align: 'end' },
        ]}
        empty={<p>There is nothing to erase.</p>}
      />
      {kept.map(({ kind, count, until, why }) => (
        <p key={`${kind} ${until}`}>
          <strong>
            {personalDataTitle(kind)}: {count}
          </strong>
          , kept with their payments until {day(until)}. {why}
        </p>
      ))}
      <PostForm action={`${path}/erase-person`}>
        <Submit tone="danger">Erase everything about this person</Submit>
      </PostForm>
    </section>
  );
}

export const eraseRecord: RecordAction = async (request, found, screens) => {
  const { key, name, person } = found;
  await request.audit({ action: `${key.kind} erase`, record: name, person });
  if (await screens.erase?.run(request, found)) return redirectTo(screens.list.href, 'erased');
  return noSuchRecord(request, screens.subject.singular, screens.list);
};

export const eraseEverything: RecordAction = async (request, { key, name, person }, { list }) => {
  await request.audit({ action: `${key.kind} erase person`, record: name, person });
  if (person !== '') await erasePerson(person, depsOf(request));
  return redirectTo(list.href, 'person-erased');
};

function depsOf({ deps, person }: OfficeRequest) {
  const { db, log, now, config } = deps;
  return {
    db,
    log,
    now: now(),
    cvFolder: config.forms.cv.folder,
    panKey: config.tax.panKey,
    accountYears: RETENTION.accountYears,
    actor: officeActor(person.email),
  };
}
