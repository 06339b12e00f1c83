import type { ReactNode } from 'react';
import { type EditedRecord, fieldsOf, type List, newFormKey } from '../../../content';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { Facts } from '../../view/facts';
import { HiddenFields, Submit } from '../../view/form';
import { Stamp } from '../../view/stamp';
import { Unsaved } from '../../view/unsaved';
import { readable } from './changes';
import { backTo, type Found, missing, pathOf, recordPath } from './find';
import { type Input, readTyped, sentFields } from './form-input';

/** Sent with the input, which is shown again once the record is out of the bin. */
export const TYPED = 'typed';

/** Somebody has binned it since the form was opened: the input stays on the page. */
export function showBinned(request: OfficeRequest, { facts, record }: Found, typed: Input) {
  const path = recordPath(facts, record);
  const lead = (
    <>
      Nothing was saved: {record.changedBy || 'somebody'} moved “{record.label}” to the bin
      {record.binnedAt ? (
        <>
          {' '}
          on <Stamp at={record.binnedAt} />
        </>
      ) : null}
      . Your text is below. Restore it to save your text.
    </>
  );
  const again = {
    record: `${facts.name} ${record.id}`,
    action: `${path}/restore`,
    // Without its revision: restored by somebody else is as good.
    fields: [...sentFields(typed), ['intent', typed.intent], [TYPED, 'yes']] as const,
    button: 'Restore it with my text',
  };
  return goneKept(request, facts, { title: 'It is in the bin', lead, typed, again, status: 409 });
}

/** Somebody has deleted it permanently since the form was opened. */
export function showRemoved(request: OfficeRequest, facts: List): Response {
  const typed = readTyped(facts.name, request.form);
  if (Object.keys(typed.fields).length === 0) return missing(request, facts);
  const lead = `Nothing was saved: someone has deleted this ${facts.one} for good. Your text is below. You can save it as a new one.`;
  const fields = sentFields({ ...typed, basedOn: newFormKey(), state: '' });
  const again = {
    record: `${facts.name} new`,
    action: `${pathOf(facts)}/new`,
    fields: [...fields, ['intent', 'draft']] as const,
    button: 'Save it as a new draft',
  };
  const title = 'It has been deleted';
  return goneKept(request, facts, { title, lead, typed, again, status: 404 });
}

type KeptForm = {
  title: string;
  lead: ReactNode;
  typed: Input;
  again: {
    /** The key under which the browser keeps the input until it is saved. */
    record: string;
    action: string;
    fields: readonly (readonly [string, string])[];
    button: string;
  };
  status: number;
};

function goneKept(
  request: OfficeRequest,
  facts: List,
  { title, lead, typed, again, status }: KeptForm,
): Response {
  const body = (
    <>
      <Unsaved record={again.record} person={request.person} isRefused>
        <form className="inline-block" action={again.action} method="post">
          <HiddenFields fields={again.fields} />
          <Submit>{again.button}</Submit>
        </form>
      </Unsaved>
      <h2>What you have typed</h2>
      <Words facts={facts} fields={typed.fields} />
    </>
  );
  return screen(request, { title, back: backTo(facts), refused: lead, body, status });
}

export function Words({ facts, fields }: { facts: List; fields: EditedRecord['fields'] }) {
  const items = fieldsOf(facts.name).map(({ name, label }) => ({
    term: label,
    value: fields[name] && (
      <span className="wrap-anywhere whitespace-pre-wrap">{readable(fields[name])}</span>
    ),
  }));
  return <Facts items={items} />;
}
