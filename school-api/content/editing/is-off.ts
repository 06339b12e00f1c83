import { onOff } from '../lists/field-types';
import type { List } from '../lists/list';
import type { FieldValues } from './types';

/** The site has it, but its own check box keeps it off the page. */
export const isOff = ({ fields }: List, values: FieldValues): boolean =>
  fields.some(({ name, type }) => type === onOff && values[name] === false);
