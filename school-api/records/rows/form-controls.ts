import type { Db } from '../../db/db';
import { formControls } from '../../db/schema/admission';

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
