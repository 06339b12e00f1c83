import type { AdmissionFieldDefault } from '@/contract';
import type { Db } from '../../../db';
import { readFormFields } from '../../../forms';
import { isAlwaysShown, MAX_LABEL_LENGTH, setFormField } from '../../../records';
import { audited } from '../../audit';
import { redirectWithUndo } from '../../flash';
import { screen } from '../../response';
import type { OfficeRequest, OfficeRoute, Role } from '../../route';
import { DataTable } from '../../view/data-table';
import { CheckField, Field, PostForm, Submit } from '../../view/form';
import { Tag } from '../../view/stamp';
import { onFound } from '../records/missing';

const FORM = { href: '/form', label: 'Admission form' };

async function showForm(request: OfficeRequest): Promise<Response> {
  const lead = (
    <p>Which fields parents fill in, and what they are called. Choose one to change it.</p>
  );
  const body = (
    <DataTable
      caption="Fields of the admission form"
      rows={await readFormFields(request.deps.db)}
      columns={[
        { head: 'Label', cell: ({ label }) => label },
        {
          head: 'On the form',
          cell: ({ shown }) =>
            shown ? <Tag tone="good">Shown</Tag> : <Tag tone="plain">Hidden</Tag>,
        },
        { head: 'Required', cell: ({ required }) => (required ? 'Yes' : 'No') },
        {
          head: 'Can be hidden',
          cell: ({ key }) => (isAlwaysShown(key) ? 'No' : 'Yes'),
          narrow: 'hide',
        },
      ]}
      href={({ key }) => `/form/${key}`}
      empty={<p>The form has no fields.</p>}
    />
  );
  return screen(request, { title: FORM.label, lead, body });
}

const withField = onFound(
  async ({ deps, params }) => (await readFormFields(deps.db)).find(({ key }) => key === params.key),
  'field',
  FORM,
);

/** Identifies the state the page was based on, to detect another save. */
const seenField = ({ shown, label }: Pick<AdmissionFieldDefault, 'shown' | 'label'>) =>
  `${shown ? 'shown' : 'hidden'} ${label}`;

type Refused = { shown: boolean; label: string; errors?: Record<string, string>; stale?: true };

function showField(request: OfficeRequest, field: AdmissionFieldDefault, refused?: Refused) {
  const { shown, label, errors = {}, stale }: Refused = refused ?? field;
  const body = (
    <>
      <PostForm action={`/form/${field.key}`}>
        <input type="hidden" name="seen" value={seenField(field)} />
        <Field
          label="Label"
          name="label"
          value={label}
          error={errors.label}
          maxLength={MAX_LABEL_LENGTH}
          hint="What parents read above the field"
          required
        />
        {isAlwaysShown(field.key) ? (
          <>
            <input type="hidden" name="shown" value="yes" />
            <p>This field is always shown, because every registration needs it.</p>
          </>
        ) : (
          <CheckField
            label="Show this field on the form"
            name="shown"
            checked={shown}
            error={errors.shown}
          />
        )}
        <Submit>Save</Submit>
      </PostForm>
    </>
  );
  const notice = `Nothing was saved. Someone changed this field after you opened the page. It is now ${field.shown ? 'shown' : 'hidden'} and called “${field.label}”. What you have typed is below. Save again to replace what is there now.`;
  const conflict = stale ? { refused: notice, status: 409 } : {};
  return screen(request, { title: field.label, back: FORM, errors, body, ...conflict });
}

async function saveField(request: OfficeRequest, field: AdmissionFieldDefault): Promise<Response> {
  const { deps, form } = request;
  const { key } = field;
  const typed = { shown: form.get('shown') === 'yes', label: form.get('label') ?? '' };
  const refuse = (errors: Record<string, string>) =>
    showField(request, field, { ...typed, errors });
  if (form.get('seen') !== seenField(field)) {
    return showField(request, field, { ...typed, stale: true });
  }
  if (typed.label.trim() === '') return refuse({ label: 'Enter a label' });
  const entry = {
    action: 'form-controls set',
    record: `field ${key}`,
    before: { shown: field.shown, label: field.label },
    after: typed,
  };
  const set = (tx: Db) => setFormField(tx, { key, ...typed }, deps.now());
  const outcome = await audited(request, entry, set, ({ done }) => done);
  if (outcome.done) {
    const { before, after } = outcome;
    const fields = {
      ...{ seen: seenField(after), label: before.label },
      shown: before.shown ? 'yes' : 'no',
    };
    return redirectWithUndo(request, FORM.href, 'field-set', { action: `/form/${key}`, fields });
  }
  return outcome.why === 'label'
    ? refuse({ label: `Enter one line of ${MAX_LABEL_LENGTH} characters or fewer` })
    : refuse({ shown: 'This field is always shown, because every registration needs it' });
}

const roles: readonly Role[] = ['admissions', 'head'];

export const formRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: FORM.href, roles, run: showForm },
  {
    method: 'GET',
    path: '/form/:key',
    roles,
    run: withField((request, field) => showField(request, field)),
  },
  { method: 'POST', path: '/form/:key', roles, run: withField(saveField) },
];
