import { type FormField, fieldsOf } from '../../../content';

/** What a form of the content sends. */
export type Typed = {
  fields: Record<string, string>;
  basedOn: string;
  /** In which the record was when the form was made; '' for a new one. */
  state: string;
  act: 'draft' | 'publish' | 'preview';
  from: string;
  until: string;
  slug: string;
  /** 'yes': another record may have the same name. */
  repeat: string;
};

/** So that no field of a list meets one of the form itself. */
export const inputName = ({ name }: Pick<FormField, 'name'>) => `field.${name}`;

export function readTyped(list: string, form: URLSearchParams): Typed {
  const text = (name: string) => form.get(name) ?? '';
  const sent = fieldsOf(list).flatMap((field) => {
    const value = form.get(inputName(field));
    return value === null ? [] : [[field.name, plain(value, field)]];
  });
  const act = text('act');
  return {
    fields: Object.fromEntries(sent),
    ...{ basedOn: text('basedOn'), state: text('state') },
    act: act === 'publish' || act === 'preview' ? act : 'draft',
    ...{ from: text('from'), until: text('until'), slug: text('slug'), repeat: text('repeat') },
  };
}

/** The same form once more, without its button. */
export function sentFields({ fields, basedOn, state, from, until, slug, repeat }: Typed) {
  const own = Object.entries({ basedOn, state, from, until, slug, repeat });
  const ofList = Object.entries(fields).map(([name, value]): [string, string] => [
    inputName({ name }),
    value,
  ]);
  return [...own, ...ofList];
}

/** As the record has it, so that the two can be compared. */
function plain(value: string, { input }: FormField): string {
  return input === 'moment' ? value.replace('T', ' ') : value.replaceAll('\r\n', '\n');
}
