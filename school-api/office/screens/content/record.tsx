import {
  type EditedRecord,
  fieldsOf,
  findRecord,
  type List,
  type Problems,
} from '../../../content';
import { page } from '../../answer';
import { editingDeps } from '../../editing-deps';
import { namesOf } from '../../people/people';
import type { OfficeRequest } from '../../route';
import { ErrorSummary } from '../../view/form';
import { PageHead } from '../../view/head';
import { Notice } from '../../view/notice';
import { hasArrived } from './arrived';
import { offeredFiles } from './files';
import { auditName, backTo, onList, onRecord, recordPath, rowId, shortName } from './find';
import { Words } from './gone';
import { BinActs, MoreActs } from './more-acts';
import { prefilled } from './prefilled';
import { RecordFacts } from './record-facts';
import { RecordForm } from './record-form';
import { shownForm } from './shown-form';
import { inputName, type Typed } from './typed';

/** Of another record, whose words it begins with, where the address names one. */
export const showNew = onList(async (request, facts) => {
  const id = rowId(request.url.searchParams.get('like') ?? '');
  const like = id && (await findRecord(editingDeps(request.deps), facts.name, id));
  if (!like) return showForm(request, facts, { fields: await prefilled(request, facts) });
  await request.audit({ action: 'content show', record: auditName(like) });
  return showForm(request, facts, { fields: like.fields });
});

export const showRecord = onRecord(async (request, { facts, record }) => {
  await request.audit({ action: 'content show', record: auditName(record) });
  return showForm(request, facts, { record });
});

type Given = {
  record?: EditedRecord;
  typed?: Typed;
  problems?: Problems;
  /** Of a new one. */
  fields?: Record<string, string>;
};

/** The form of a record or of a new one; with what was typed when it was refused. */
export async function showForm(
  request: OfficeRequest,
  facts: List,
  given: Given,
): Promise<Response> {
  const { record, typed } = given;
  const form = shownForm(facts, given);
  const title = record ? record.label || shortName(facts, record) : `Add ${withArticle(facts.one)}`;
  const whole = form.problems[''];
  const body = (
    <>
      <PageHead
        title={title}
        back={backTo(facts)}
        actions={record ? <Versions facts={facts} record={record} /> : null}
      />
      <ErrorSummary errors={byInput(facts.name, form.problems)} />
      {whole ? <Notice tone="bad">{whole}</Notice> : null}
      {record ? (
        <RecordFacts
          {...{ facts, record }}
          hasArrived={await hasArrived(request, record)}
          nameOf={await namesOf(request.deps.db)}
        />
      ) : null}
      {record?.state === 'binned' ? (
        <>
          <Words facts={facts} fields={record.fields} />
          <BinActs facts={facts} record={record} />
        </>
      ) : (
        <RecordForm
          form={form}
          person={request.person}
          files={await offeredFiles(request, facts.name)}
        />
      )}
      {record && record.state !== 'binned' ? <MoreActs facts={facts} record={record} /> : null}
    </>
  );
  return page(request, { title, body, status: typed ? 422 : 200 });
}

function Versions({ facts, record }: { facts: List; record: EditedRecord }) {
  return (
    <a className="button button-secondary" href={`${recordPath(facts, record)}/versions`}>
      Versions
    </a>
  );
}

const withArticle = (one: string) => `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;

/** By the names of the inputs, to which the summary leads. */
function byInput(list: string, problems: Problems): Record<string, string> {
  const names = new Set(fieldsOf(list).map(({ name }) => name));
  const entries = Object.entries(problems).filter(([name]) => name !== '');
  return Object.fromEntries(
    entries.map(([name, text]) => [names.has(name) ? inputName({ name }) : name, text]),
  );
}
