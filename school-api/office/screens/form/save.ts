import { type FieldOutcome, LONGEST_LABEL, setFormField } from '../../../records';
import { goTo } from '../../answer';
import type { OfficeRequest } from '../../route';
import { noSuchRecord } from '../records/missing';
import { FORM, findField, seenField, showField } from './field';

export async function saveField(request: OfficeRequest): Promise<Response> {
  const { deps, form, audit } = request;
  const field = await findField(request);
  if (field === undefined) return noSuchRecord(request, 'field', FORM);
  const typed = { shown: form.get('shown') === 'yes', label: form.get('label') ?? '' };
  if (form.get('seen') !== seenField(field)) {
    return showField(request, { ...typed, errors: {}, stale: true });
  }
  if (typed.label.trim() === '') {
    return showField(request, { ...typed, errors: { label: 'Write a label' } });
  }
  await audit({
    ...{ action: 'form-controls set', record: `field ${field.key}` },
    ...{ before: { shown: field.shown, label: field.label }, after: typed },
  });
  const outcome = await setFormField(deps.db, { key: field.key, ...typed }, deps.now());
  if (!outcome.done) return showField(request, { ...typed, errors: errorsOf(outcome) });
  return goTo(FORM.href, 'field-set');
}

function errorsOf({ why }: Extract<FieldOutcome, { done: false }>): Record<string, string> {
  if (why === 'label') {
    return { label: `Write one line of at most ${LONGEST_LABEL} characters` };
  }
  return { shown: 'This field is always shown: no registration can do without it' };
}
