import { maxLengthOf } from '@/contract';
import type { Db } from '../../../db';
import { correctApplication } from '../../../forms';
import { audited } from '../../audit';
import { redirectTo, screen } from '../../response';
import { DataTable } from '../../view/data-table';
import { DescribedField, type FieldFacts, fieldsBy, PostForm } from '../../view/form';
import { keptQuery } from '../../view/list-address';
import { Step } from '../letters/fields';
import { noSuchRecord } from '../records/missing';
import type { FoundRecord, RecordAction } from '../records/screens';
import { LIST, nameOf } from './names';

type Correction = NonNullable<Awaited<ReturnType<typeof correctApplication>>>;

const STALE =
  'Nothing was saved. Someone changed this application after you opened the page. What you have typed is below. Press “Check” to compare it with what is there now.';

/** The form, then the old and the new values, then the save. */
export const correct: RecordAction<FoundRecord> = async (request, found) => {
  const { deps, form, person: by, audit, url } = request;
  const { key, name: record, path, person } = found;
  const query = keptQuery(url);
  const at = path + query;
  const step = form.get('step');
  const correcting = {
    typed: form,
    seen: form.get('seen'),
    isSaved: step === 'save',
    now: deps.now(),
    by: by.name,
  };
  const entry = (one: Correction | undefined) => {
    const fields = one?.changes.map(({ label }) => label).join(', ');
    return { action: 'applications correct', record, person, after: { fields } };
  };
  const save = (tx: Db) => correctApplication(tx, String(key.id), correcting);
  const outcome = await audited(request, entry, save, (one) => one?.isDone === true);
  if (outcome === undefined) return noSuchRecord(request, 'application', LIST);
  const { errors, changes, isStale, isDone } = outcome;
  if (isDone) return redirectTo(at, 'corrected');
  const isRight = Object.keys(errors).length === 0 && !isStale;
  const isChecked = isRight && (step === 'check' || step === 'save');
  if (isChecked && changes.length === 0) return redirectTo(at, 'nothing-corrected');
  await audit({ action: 'applications show', record, person });
  const shown = { action: `${path}/correct${query}`, ...outcome };
  const body = isChecked ? <Changes {...shown} /> : <Fields {...shown} />;
  return screen(request, {
    title: `Correct the application of ${nameOf(found.record)}`,
    back: { href: at, label: 'Back to the application' },
    lead: 'The email address and the class cannot be changed. The receipt stays as it is.',
    errors,
    body,
    ...(isStale && { refused: STALE, status: 409 }),
  });
};

type Props = Correction & { action: string };

function Fields({ action, fields, wanted, errors, stamp }: Props) {
  const field = fieldsBy(wanted, errors);
  return (
    <PostForm action={action} fields={{ seen: stamp }}>
      {fields.map(({ key, label, required }) => {
        const isLong = key === 'query' || wanted[key].includes('\n');
        const facts: FieldFacts = {
          label,
          autoComplete: 'off',
          maxLength: maxLengthOf(key),
          ...(required && { required }),
          ...(isLong && { rows: 3 }),
        };
        return <DescribedField key={key} facts={facts} {...field(key)} />;
      })}
      <Step value="check">Check</Step>
    </PostForm>
  );
}

function Changes({ action, fields, wanted, changes, stamp }: Props) {
  const typed = fields.map(({ key }) => [key, wanted[key]] as const);
  return (
    <>
      <DataTable
        caption="What changes"
        rows={changes}
        rowHeads
        columns={[
          { head: 'Field', cell: ({ label }) => label },
          { head: 'Now', cell: ({ before }) => before || 'Empty' },
          { head: 'New', cell: ({ after }) => after || 'Empty' },
        ]}
      />
      <PostForm action={action} fields={[['seen', stamp], ...typed]}>
        <Step value="save">Save</Step>
        <Step value="edit" tone="secondary">
          Change
        </Step>
      </PostForm>
    </>
  );
}
