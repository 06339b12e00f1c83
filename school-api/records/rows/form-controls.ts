import { type Db, formControls } from '../../db';

/** An existing row keeps its place. */
export async function setFormControl(
  tx: Db,
  control: { key: string; fieldName: string; shown: boolean; place: number },
): Promise<void> {
  const { fieldName, shown } = control;
  await tx
    .insert(formControls)
    .values(control)
    .onConflictDoUpdate({ target: formControls.key, set: { fieldName, shown } });
}
