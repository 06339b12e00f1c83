import { DEFAULT_FORM_CONTROLS, isLine } from '@/contract';
import { bumpChange } from '../../content';
import { type Db, formControls } from '../../db';
import { readFormFields } from '../../forms';

export const MAX_LABEL_LENGTH = 80;

/** Fields that every registration needs. */
export function isAlwaysShown(key: string): boolean {
  return DEFAULT_FORM_CONTROLS.some((field) => field.key === key && field.required);
}

export type FieldChange = { key: string; shown: boolean; label: string };
type FieldState = { shown: boolean; label: string };

export type FieldOutcome =
  | { done: true; before: FieldState; after: FieldState }
  | { done: false; why: 'unknown' | 'always shown' | 'label' };

/** Shows, hides and labels a field of the admission form. */
export function setFormField(
  db: Db,
  { key, shown, label: typed }: FieldChange,
  now: Date,
): Promise<FieldOutcome> {
  return db.transaction(async (tx) => {
    const field = (await readFormFields(tx)).find((one) => one.key === key);
    if (field === undefined) return { done: false, why: 'unknown' };
    if (!shown && isAlwaysShown(key)) return { done: false, why: 'always shown' };
    const label = typed.trim();
    if (label === '' || !isLine(label) || [...label].length > MAX_LABEL_LENGTH)
      return { done: false, why: 'label' };
    const set = { fieldName: label, shown };
    await tx
      .insert(formControls)
      .values({ key, ...set })
      .onConflictDoUpdate({ target: formControls.key, set });
    await bumpChange(tx, 'admission', now);
    const before = { shown: field.shown, label: field.label };
    return { done: true, before, after: { shown, label } };
  });
}
