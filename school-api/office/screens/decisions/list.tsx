import { addDays } from 'date-fns';
import { parseInIndia } from '@/content/india-time';
import type { Db } from '../../../db';
import {
  type Checked,
  checkDecisions,
  clearRelease,
  discardDecisions,
  keyName,
  numberOf,
  type Prepared,
  preparedSubject,
  readPrepared,
  releaseDecisions,
  scheduleRelease,
} from '../../../records';
import { audited } from '../../audit';
import { redirectWithOffers } from '../../flash';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { type Column, DataTable } from '../../view/data-table';
import { selectFilter } from '../../view/filters';
import { Field, PostForm } from '../../view/form';
import { Stamp } from '../../view/stamp';
import { counted } from '../../view/text';
import { applicationList } from '../admissions/list';
import { LIST, ADMISSIONS as roles } from '../admissions/names';
import { BatchField, batchIn, Step } from '../letters/fields';
import {
  actionPath,
  actionRoutes,
  type Chosen,
  ChosenFields,
  type ListAction,
} from '../records/actions';
import { type List, listRoute } from '../records/list';
import { undoDecisionRoute, withBack } from './prepare';
import { CHECK, DecisionPreview, decisionColumns, hrefOf } from './preview';
import { resultRoutes } from './results';

const preparedBy: Column<Checked> = {
  head: 'Prepared by',
  cell: ({ decision: { personName, enteredAt } }) => (
    <>
      {personName}, <Stamp at={enteredAt} />
    </>
  ),
};

const releaseFilter = selectFilter({ name: 'release', label: 'Release', any: 'Any release' }, [
  { value: 'unset', label: 'Without a time' },
  { value: 'set', label: 'At a set time' },
]);

/** Everything prepared and awaiting release, for checking. */
function preparedList(request: OfficeRequest): List<Checked> {
  const { search, fields } = applicationList(request);
  return {
    search,
    fields: [releaseFilter, ...fields],
    subjects: [preparedSubject],
    title: CHECK.label,
    bulkActions: releaseActions,
    one: 'prepared decision',
    several: 'prepared decisions',
    href: hrefOf,
    none: 'No decisions are prepared. In Applications, select some and choose “Prepare decision”.',
    keyOf: ({ letter }) => keyName({ kind: 'applications', id: numberOf(letter.record) }),
    read: async ({ db, config, now }, keys) => {
      const ids = keys.map(({ record }) => String(record));
      const prepared = await readPrepared(db, ids);
      const ordered = ids.flatMap((id) => prepared.find((one) => one.applicationId === id) ?? []);
      return checkDecisions(db, ordered, { settings: config, now: now() });
    },
    columns: [
      ...decisionColumns,
      {
        head: 'Release',
        cell: ({ decision: { releaseAt } }) => (releaseAt ? <Stamp at={releaseAt} /> : null),
      },
      { ...preparedBy, narrow: 'hide' },
    ],
  };
}

const MAX_DAYS = 90;

const idsOf = ({ keys }: Chosen) => keys.map(({ record }) => String(record));

const releaseActions: readonly ListAction[] = [
  {
    name: 'release',
    label: 'Release',
    roles,
    run: (request, chosen) => release(request, withBack(request, chosen)),
  },
  changing('unschedule', 'Cancel release time', clearRelease),
  changing('discard', 'Discard', discardDecisions),
];

type Change = (tx: Db, ids: string[], isMeant: (one: Prepared) => boolean) => Promise<number>;
type Making = { name: string; change: Change; after?: Record<string, string> };

/** Its audit and messages are named like it. Only a schedule can be set again, so the other action asks. */
function changing(name: string, label: string, change: Change): ListAction {
  const run = async (request: OfficeRequest, selected: Chosen) => {
    const chosen = withBack(request, selected);
    const isAgreed = name === 'unschedule' || request.form.get('step') === name;
    return isAgreed ? makeChange(request, chosen, { name, change }) : askToDiscard(request, chosen);
  };
  return { name, label, roles, run };
}

async function makeChange(request: OfficeRequest, chosen: Chosen, { name, change, after }: Making) {
  const action = `applications decision ${name}`;
  const entry = (done: number) => ({ action, record: counted(done, 'application'), after });
  const make = (tx: Db) => change(tx, idsOf(chosen), isSeenIn(request.form));
  const done = await audited(request, entry, make);
  if (done === 0) return redirectTo(chosen.back.href, 'decisions-gone');
  const isPart = done < seenIn(request.form).size;
  return redirectTo(chosen.back.href, `decisions-${name}${isPart ? '-partly' : ''}`);
}

async function askToDiscard(request: OfficeRequest, chosen: Chosen): Promise<Response> {
  const { checked, seen } = await preview(request, chosen);
  const what = `Discard ${counted(checked.length, 'decision')}`;
  const body = (
    <>
      <PostForm action={`${actionPath(CHECK, 'discard')}${request.url.search}`}>
        <ChosenFields {...chosen} sent={{ back: chosen.back.href, seen }} />
        <Step value="discard" tone="danger">
          {what}
        </Step>
      </PostForm>
      <DataTable
        caption="Decisions to discard"
        rows={checked}
        columns={[...decisionColumns, preparedBy]}
        href={hrefOf}
      />
    </>
  );
  const lead = 'Families have not seen this. You cannot undo it.';
  return screen(request, { title: `${what}?`, back: chosen.back, lead, body });
}

/** The decisions behind the question; `seen` is for its answer. */
async function preview({ deps, audit }: OfficeRequest, chosen: Chosen) {
  const record = counted(chosen.keys.length, 'application');
  await audit({ action: 'applications decision preview', record });
  const prepared = await readPrepared(deps.db, idsOf(chosen));
  const context = { settings: deps.config, now: deps.now() };
  const checked = await checkDecisions(deps.db, prepared, context);
  return { checked, seen: prepared.map(({ id }) => id).join() };
}

async function release(request: OfficeRequest, chosen: Chosen): Promise<Response> {
  const { deps, form, url, person } = request;
  const step = form.get('step');
  if (step === 'now') return releaseNow(request, chosen);
  const now = deps.now();
  const at = parseInIndia(form.get('at') ?? '', "yyyy-MM-dd'T'HH:mm");
  const isHour = at !== undefined && at > now && at <= addDays(now, MAX_DAYS);
  if (step === 'schedule' && isHour) {
    const change: Change = (tx, ids, isMeant) =>
      scheduleRelease(tx, ids, { at, by: person, isMeant });
    return makeChange(request, chosen, { name: step, change, after: { at: at.toISOString() } });
  }
  const errors: Record<string, string> =
    step === 'schedule' ? { at: `Enter a date and time in the next ${MAX_DAYS} days` } : {};
  const { checked, seen } = await preview(request, chosen);
  const going = checked.filter(({ blocked }) => blocked === undefined);
  const emails = going.filter(({ letter }) => letter.leftOut === undefined).length;
  const title = `Release ${counted(going.length, 'decision')} and send ${counted(emails, 'email')}?`;
  const body = (
    <>
      <PostForm action={`${actionPath(CHECK, 'release')}${url.search}`}>
        <ChosenFields {...chosen} sent={{ back: chosen.back.href, seen }} />
        <BatchField />
        <Step value="now">Release now</Step>
        <Field
          label="Or release at"
          name="at"
          type="datetime-local"
          value={form.get('at') ?? ''}
          error={errors.at}
          hint="Indian time. You can cancel until then."
        />
        <Step value="schedule" tone="secondary">
          Release at this time
        </Step>
      </PostForm>
      <DecisionPreview checked={checked} />
    </>
  );
  return screen(request, { title, back: chosen.back, errors, body });
}

async function releaseNow(request: OfficeRequest, chosen: Chosen): Promise<Response> {
  const { deps, form, person, audit } = request;
  const by = {
    person,
    batch: batchIn(form),
    settings: deps.config,
    now: deps.now(),
    audit,
    isMeant: isSeenIn(form),
  };
  const checked = await releaseDecisions(deps.db, idsOf(chosen), by);
  const going = checked.filter(({ blocked }) => blocked === undefined);
  const emails = going.some(({ letter }) => letter.leftOut === undefined);
  return redirectWithOffers(request, chosen.back.href, {
    message: going.length < chosen.keys.length ? 'decisions-partly' : 'decisions-release',
    offers: emails ? [{ label: 'See the emails', href: `${LIST.href}/letters/${by.batch}` }] : [],
  });
}

/** Decisions prepared since then are left alone, since nobody has previewed them. */
const seenIn = (form: URLSearchParams) => new Set(form.get('seen')?.split(','));

function isSeenIn(form: URLSearchParams): (one: Prepared) => boolean {
  const seen = seenIn(form);
  return ({ id }) => seen.has(String(id));
}

/** Before the routes of a single application, which would treat these as numbers. */
export const decisionRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: CHECK.href, roles, run: listRoute(preparedList) },
  ...actionRoutes(CHECK, [preparedSubject], releaseActions),
  ...resultRoutes,
  undoDecisionRoute,
];
