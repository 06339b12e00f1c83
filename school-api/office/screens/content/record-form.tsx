import {
  type EditedRecord,
  fieldsOf,
  hasPreview,
  type Problems,
  type RecordState,
} from '../../../content';
import type { Person } from '../../route';
import { CheckField, Field, SaveBar, Submit } from '../../view/form';
import { Unsaved } from '../../view/unsaved';
import { FieldInput, type OfferedFiles } from './field-input';
import { pathOf, recordPath } from './find';
import { type Input, inputName, type ShownForm, SLUG_FIELD } from './form-input';
import { isScheduled } from './state';

type Props = { form: ShownForm; person: Person; files: OfferedFiles };

export function RecordForm({ form, person, files }: Props) {
  const { facts, record, typed, problems, isRefused } = form;
  const errorOf = (name: string) => problems[name] || undefined;
  return (
    <Unsaved record={`${facts.name} ${record?.id ?? 'new'}`} person={person} isRefused={isRefused}>
      <form
        className="office-form max-w-text"
        action={record ? recordPath(facts, record) : `${pathOf(facts)}/new`}
        method="post"
        noValidate
        // Unsaved input is offered rather than restored by the browser.
        autoComplete="off"
      >
        <input type="hidden" name="basedOn" value={typed.basedOn} />
        <input type="hidden" name="state" value={typed.state} />
        {fieldsOf(facts.name).map((field) => {
          const { name } = field;
          const shown = { field, value: typed.fields[name] ?? '', error: errorOf(name) };
          const key = inputName(field);
          return <FieldInput key={key} {...shown} list={facts.name} files={files} />;
        })}
        {facts.isNews ? (
          <Field
            {...SLUG_FIELD}
            value={typed.slug}
            error={errorOf('slug')}
            maxLength={200}
            hint="If you leave it empty, we make it from the title. Old addresses redirect to the new one."
          />
        ) : null}
        {problems.repeat || typed.repeat ? (
          <CheckField
            label={`This is another ${facts.one} with the same name`}
            name="repeat"
            checked={typed.repeat === 'yes'}
            {...(problems.repeat && { error: problems.repeat })}
          />
        ) : null}
        <WhenFields typed={typed} problems={problems} />
        <SaveButtons list={facts.name} record={record} />
      </form>
    </Unsaved>
  );
}

const LABELS: Readonly<Record<RecordState | 'new', { publish: string; draft: string }>> = {
  new: { publish: 'Publish', draft: 'Save as draft' },
  draft: { publish: 'Publish', draft: 'Save as draft' },
  shown: { publish: 'Save and publish', draft: 'Save as draft' },
  hidden: { publish: 'Save and show', draft: 'Save, keep hidden' },
  scheduled: { publish: 'Save, keep scheduled', draft: 'Change to draft' },
  binned: { publish: 'Publish', draft: 'Save as draft' },
};

/** A scheduled change of what is on the site is saved like a scheduled record. */
export const labelsOf = (record: EditedRecord | undefined) =>
  LABELS[record?.draftScheduled ? 'scheduled' : (record?.state ?? 'new')];

type SaveProps = { list: string; record: EditedRecord | undefined };

/** The harmless button first: Enter and Ctrl+S press it. A draft would cancel a scheduled publication. */
function SaveButtons({ list, record }: SaveProps) {
  const { publish, draft } = labelsOf(record);
  const waits = record !== undefined && isScheduled(record);
  const publishing = (
    <Submit name="intent" value="publish">
      {publish}
    </Submit>
  );
  return (
    <SaveBar>
      {waits ? publishing : null}
      <Submit name="intent" value="draft" tone="secondary">
        {draft}
      </Submit>
      {hasPreview(list) ? (
        <Submit name="intent" value="preview" tone="secondary">
          {waits ? 'Save and preview' : 'Save as draft and preview'}
        </Submit>
      ) : null}
      {waits ? (
        <Submit name="intent" value="now" tone="secondary">
          Publish now
        </Submit>
      ) : (
        publishing
      )}
    </SaveBar>
  );
}

type WhenProps = { typed: Pick<Input, 'from' | 'until'>; problems: Problems };

/** Dates of automatic publication and hiding. */
function WhenFields({ typed, problems }: WhenProps) {
  const isUsed = [typed.from, typed.until, problems.from, problems.until].some(Boolean);
  const moment = { type: 'datetime-local', optional: true } as const;
  return (
    <details open={isUsed}>
      <summary>Publish or hide at a set time</summary>
      <Field
        {...moment}
        label="From"
        name="from"
        value={typed.from}
        error={problems.from}
        hint="Once you publish it, it appears at this time"
      />
      <Field
        {...moment}
        label="Until"
        name="until"
        value={typed.until}
        error={problems.until}
        hint="It is hidden at this time"
      />
    </details>
  );
}
