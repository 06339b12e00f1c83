import { createHash } from 'node:crypto';
import {
  checkDecisions,
  enterDecisions,
  type Pasted,
  planResults,
  type ResultPlan,
  readEntered,
} from '../../../records';
import { always, audited } from '../../audit';
import { redirectWithOffers } from '../../flash';
import { screen } from '../../response';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { DataTable } from '../../view/data-table';
import { CheckField, Field, fieldsBy, PostForm, Submit, TextField } from '../../view/form';
import { Notice } from '../../view/notice';
import { counted } from '../../view/text';
import { LIST, ADMISSIONS as roles } from '../admissions/names';
import { BatchField, batchIn, Step } from '../letters/fields';
import { Differences } from '../paste/difference';
import { WrongTable } from '../paste/rows-page';
import { actionPath } from '../records/actions';
import { StateTag } from '../records/cells';
import { undoOffer } from './prepare';
import { CHECK, DecisionEmails, RESULTS } from './preview';

const { href: PATH, label: TITLE } = RESULTS;
const ACTION = actionPath(LIST, 'results');

const NEW: Pasted = { text: '', testDay: '', answerBy: '', email: true };

function formPage(request: OfficeRequest, pasted: Pasted, plan?: ResultPlan): Response {
  const { problem, wrong = [], rowCount = 0 }: Partial<ResultPlan> = plan ?? {};
  const errors = { text: problem };
  const typed = { text: pasted.text, day: pasted.testDay, answer: pasted.answerBy };
  const field = fieldsBy(typed, errors);
  const body = (
    <>
      {wrong.length > 0 ? <WrongTable what="saved" wrong={wrong} rowCount={rowCount} /> : null}
      <PostForm action={ACTION}>
        <div className="paste-rows">
          <TextField
            label="Rows"
            {...field('text')}
            rows={12}
            hint="Put the column names in the first row: Application number or Roll number, Marks, Decision (offered, waiting list, not this time), Last day to answer."
          />
        </div>
        <Field
          label="Date of the test"
          type="date"
          hint="For rows with roll numbers."
          {...field('day')}
        />
        <Field
          label="Last day to answer"
          type="date"
          hint="For the places offered, where a row gives no date."
          {...field('answer')}
        />
        <CheckField
          label="Email each decision when it is released"
          name="mail"
          checked={pasted.email}
        />
        <Submit>Check results</Submit>
      </PostForm>
    </>
  );
  return screen(request, {
    title: TITLE,
    back: LIST,
    errors,
    body,
    ...(wrong.length > 0 && { status: 422 }),
  });
}

async function lookAtResults(request: OfficeRequest): Promise<Response> {
  const { deps, form, person } = request;
  const pasted: Pasted = {
    text: form.get('text') ?? '',
    testDay: form.get('day') ?? '',
    answerBy: form.get('answer') ?? '',
    email: form.get('mail') === 'yes',
  };
  if (form.get('step') === 'edit') return formPage(request, pasted);
  const batch = batchIn(form);
  const before = await readEntered(deps.db, batch);
  if (before.decisions + before.marks > 0) return toSaved(request, batch, before.decisions > 0);
  const now = deps.now();
  const plan = await planResults(deps.db, pasted, now);
  if (plan.problem || plan.wrong.length > 0) return formPage(request, pasted, plan);
  if (form.get('seen') !== fingerprint(plan)) return planPage(request, pasted, plan);
  const { decisions, marks, changed } = plan;
  const entry = { action: 'applications results', record: counted(changed.length, 'application') };
  const entered = { batch, person, now, marks };
  await audited(request, entry, (tx) => enterDecisions(tx, decisions, entered), always);
  return toSaved(request, batch, decisions.length > 0);
}

function toSaved(request: OfficeRequest, batch: string, hasDecisions: boolean): Response {
  const [path, message] = hasDecisions
    ? [CHECK.href, 'decisions-prepared']
    : [LIST.href, 'marks-saved'];
  return redirectWithOffers(request, path, { message, offers: [undoOffer(batch, path)] });
}

/** Identifies the preview, so that it is shown again if a colleague has changed something. */
function fingerprint({ changed }: ResultPlan): string {
  const shown = changed.map(({ id, cells }) => [id, cells.map(({ from, to }) => [from, to])]);
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
}

async function planPage(request: OfficeRequest, pasted: Pasted, plan: ResultPlan) {
  const { deps, form, audit } = request;
  const { changed, decided, decisions, rowCount } = plan;
  const record = counted(changed.length, 'application');
  await audit({ action: 'applications decision preview', record });
  const context = { settings: deps.config, now: deps.now() };
  const checked = await checkDecisions(deps.db, decisions, context);
  const same = `${counted(rowCount, 'row')}, ${rowCount - changed.length} unchanged.`;
  const lead = `${same} Families see nothing until you release the decisions.`;
  const title = changed.length > 0 ? `Save results of ${record}?` : 'Nothing would change';
  const sent = {
    text: pasted.text,
    day: pasted.testDay,
    answer: pasted.answerBy,
    mail: pasted.email ? 'yes' : '',
    seen: fingerprint(plan),
  };
  const body = (
    <>
      {form.has('seen') ? (
        <Notice tone="bad">
          A colleague has changed something since you checked. Please check again.
        </Notice>
      ) : null}
      <PostForm action={ACTION} fields={sent}>
        <BatchField />
        {changed.length > 0 ? <Step value="save">Save results</Step> : null}
        <Step value="edit" tone="secondary">
          Back to the rows
        </Step>
      </PostForm>
      <DataTable
        caption="What changes"
        rows={changed}
        columns={[
          { head: 'Where', cell: ({ number }) => `Row ${number}`, short: true },
          { head: 'Child', cell: ({ name }) => name },
          { head: 'Change', cell: ({ cells }) => <Differences cells={cells} /> },
        ]}
        empty={<p>No row changes anything.</p>}
      />
      {decided.length > 0 ? (
        <>
          <h2>Decisions left out</h2>
          <p>
            These families have accepted, declined or withdrawn. To decide again, open the
            application.
          </p>
          <DataTable
            caption="Decisions left out"
            rows={decided}
            columns={[
              { head: 'Where', cell: ({ number }) => `Row ${number}`, short: true },
              { head: 'Child', cell: ({ name }) => name },
              {
                head: 'Status',
                cell: ({ state }) => <StateTag kind="applications" state={state} />,
              },
            ]}
          />
        </>
      ) : null}
      <DecisionEmails checked={checked} />
    </>
  );
  return screen(request, { title, back: LIST, lead, body });
}

export const resultRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: PATH, roles, run: (request) => formPage(request, NEW) },
  { method: 'POST', path: ACTION, roles, run: lookAtResults },
];
