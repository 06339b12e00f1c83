import { FieldError } from '@/components/ui/field/field';
import type { EditedRecord } from '../../../content';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { LinkButton } from '../../view/action';
import { fieldId, HiddenFields, SaveBar, Submit } from '../../view/form';
import { Notice } from '../../view/notice';
import { Stamp } from '../../view/stamp';
import { Unsaved } from '../../view/unsaved';
import { Changes, readable } from './changes';
import { backTo, type Found, recordPath } from './find';
import { type Input, ofRecord, sentFields } from './form-input';
import { type Choice, differing, NOT_CHOSEN } from './merge-choices';
import { labelsOf } from './record-form';
import { isScheduled, type Standing, StateTag, standingOf, stateOf } from './state';

/** Nothing was saved: shows both texts, field by field, and the choice between them. */
export function showStale(
  request: OfficeRequest,
  { facts, record }: Found,
  typed: Input,
  { taken, problems }: Choice = NOT_CHOSEN,
): Response {
  const title = 'This has changed since you opened it';
  const path = recordPath(facts, record);
  const kept = [
    ...sentFields({ ...typed, basedOn: record.basedOn, state: standingOf(record) }),
    // Says which buttons the page has.
    ['choosing', hasMoved(typed, record) ? 'moved' : 'yes'] as const,
  ];
  const refused = (
    <>
      Nothing was saved yet. {record.changedBy || 'Somebody'} changed “{record.label}” on{' '}
      <Stamp at={record.changedAt} />, after you opened the page. Choose which text to keep.
    </>
  );
  const body = (
    <>
      {hasMoved(typed, record) ? <Meanwhile typed={typed} record={record} /> : null}
      <Unsaved record={`${facts.name} ${record.id}`} person={request.person} isRefused>
        <form
          className="office-form max-w-none"
          action={path}
          method="post"
          noValidate
          autoComplete="off"
        >
          <HiddenFields fields={kept} />
          {differing(typed, record).map(({ take, ...texts }) => (
            <BothTexts
              key={take}
              name={take}
              {...texts}
              current={record.draft === null ? 'The current text' : 'The draft'}
              taken={taken[take]}
              error={problems[take]}
            />
          ))}
          <SaveBar>
            {hasMoved(typed, record) ? (
              <Buttons {...buttonsOf(typed, record)} />
            ) : (
              <Submit name="intent" value={typed.intent}>
                Save my choices
              </Submit>
            )}
          </SaveBar>
        </form>
      </Unsaved>
      <Whole {...{ path, kept, typed, record }} />
    </>
  );
  const isAsked = Object.keys(problems).length > 0;
  return screen(request, {
    title,
    back: backTo(facts),
    errors: problems,
    refused,
    body,
    status: isAsked ? 422 : 409,
  });
}

const hasMoved = ({ state }: Input, record: EditedRecord) =>
  state !== '' && state !== standingOf(record);

/** Another time, or none, may be chosen: then it is not kept as scheduled. */
function buttonsOf({ from }: Input, record: EditedRecord) {
  const labels = labelsOf(record);
  const isOther = isScheduled(record) && from !== ofRecord(record).from;
  return isOther ? { ...labels, publish: 'Save and publish' } : labels;
}

const MEANWHILE: Readonly<Record<Standing, string>> = {
  shown: 'It has been published in the meantime.',
  'shown draft': 'A draft has been saved in the meantime. It is not on the website.',
  'shown scheduled': 'A change has been scheduled in the meantime. It is not on the website yet.',
  hidden: 'It has been hidden in the meantime.',
  draft: 'It has been changed to a draft in the meantime.',
  scheduled: 'It has been scheduled in the meantime.',
  binned: 'It has been moved to the bin in the meantime.',
};

/** Also decided by whoever saves. */
function Meanwhile({ typed, record }: { typed: Input; record: EditedRecord }) {
  const now = standingOf(record);
  const hadDraft = now === 'shown' && typed.state.startsWith('shown');
  return (
    <Notice tone="plain">
      <p>
        {hadDraft ? 'Its draft has been published or deleted in the meantime.' : MEANWHILE[now]}
      </p>
      <StateTag {...stateOf(record)} />
    </Notice>
  );
}

function Buttons({ draft, publish }: { draft: string; publish: string }) {
  return (
    <>
      <Submit name="intent" value="draft" tone="secondary">
        {draft}
      </Submit>
      <Submit name="intent" value="publish">
        {publish}
      </Submit>
    </>
  );
}

type WholeProps = {
  path: string;
  kept: readonly (readonly [string, string])[];
  typed: Input;
  record: EditedRecord;
};

function Whole({ path, kept, typed, record }: WholeProps) {
  const isAsked = hasMoved(typed, record);
  const { draft, publish } = buttonsOf(typed, record);
  const intent = isAsked ? [] : [['intent', typed.intent] as const];
  return (
    <section aria-labelledby="whole">
      <h2 id="whole">Or keep one version</h2>
      <div className="flex flex-wrap gap-2">
        <form action={path} method="post">
          <HiddenFields fields={[...kept, ['whole', 'mine'], ...intent]} />
          {isAsked ? (
            <Buttons draft={`All my text: ${draft}`} publish={`All my text: ${publish}`} />
          ) : (
            <Submit tone="secondary">Save all my text</Submit>
          )}
        </form>
        <LinkButton tone="quiet" href={path}>
          {record.draft === null ? 'Keep the current text' : 'Keep the draft'}
        </LinkButton>
      </div>
    </section>
  );
}

type Props = {
  label: string;
  name: string;
  mine: string;
  theirs: string;
  /** What theirs is. */
  current: string;
  taken: 'mine' | 'theirs' | undefined;
  error: string | undefined;
};

function BothTexts({ label, name, mine, theirs, current, taken, error }: Props) {
  const id = fieldId(name);
  const option = (value: 'mine' | 'theirs', title: string, text: string) => (
    <div className="min-w-0">
      <label className="check">
        <input
          id={value === 'mine' ? id : `${id}-theirs`}
          type="radio"
          name={name}
          value={value}
          defaultChecked={taken === value}
        />
        <span>{title}</span>
      </label>
      <div className="both-words">
        {text === '' ? <span className="quiet">Nothing</span> : readable(text)}
      </div>
    </div>
  );
  return (
    <fieldset
      className="field both-texts p-4"
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{label}</legend>
      <FieldError id={`${id}-error`} error={error} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-4">
        {option('mine', 'Your text', mine)}
        {option('theirs', current, theirs)}
      </div>
      <details>
        <summary>Differences</summary>
        <Changes before={theirs} after={mine} />
      </details>
    </fieldset>
  );
}
