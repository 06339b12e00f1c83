import type { PastedColumn } from '../../../content';
import { Field, SelectField } from '../../view/form';
import { forAllName } from './read-sent';

type Props = { column: PastedColumn; value: string; error?: string | undefined };

/** A year or a class that no column has, such as on a list of marks. */
export function ForAllField({ column, value, error }: Props) {
  const { name, label, type } = column.field;
  const common = { label: `${label}, for all rows`, name: forAllName(name), value, error };
  if (type.options.length === 0) return <Field {...common} />;
  const choices = type.options.map((option) => ({ value: option, label: option }));
  return <SelectField {...common} options={[{ value: '', label: 'None' }, ...choices]} />;
}
