import { ADMISSION_FIELD_KEYS, isLine } from '@/contract';
import { readFormFields } from '../../admissions/form-fields';
import { setFormControl } from '../../repositories/office/form-controls';
import type { Command, CommandContext, ParsedArguments } from '../command';
import { UsageError } from '../errors';
import { textTable } from '../table';

const ALWAYS = 'student_type';
const LONGEST_LABEL = 80;

export const formControlCommands: Command[] = [
  {
    name: 'form-controls list',
    description: 'Lists the fields of the admission form and whether each is shown',
    run: async (_args, { db, out }) => {
      const rows = (await readFormFields(db)).map(({ key, shown, required, label }) => ({
        ...{ key, shown: shown ? 'on' : 'off', required: required ? 'yes' : '', label },
      }));
      out(textTable(['key', 'shown', 'required', 'label'], rows));
    },
  },
  {
    name: 'form-controls set',
    positionals: ['<key>', '<on|off>', '[label...]'],
    description: 'Shows or hides a field of the admission form, and names it',
    details: [
      "  npm run school -- form-controls set field_1 on 'Blood group'",
      '',
      'Without a label the field keeps the one that it has. The site shows the change within a minute.',
    ],
    run: set,
  },
];

async function set({ positionals }: ParsedArguments, { db, tell }: CommandContext) {
  const [key = '', onOff = '', ...rest] = positionals;
  const known = ADMISSION_FIELD_KEYS.find((one) => one === key);
  if (known === undefined) {
    throw new UsageError(`There is no field '${key}'. See: npm run school -- form-controls list`);
  }
  if (onOff !== 'on' && onOff !== 'off') throw new UsageError(`Write on or off after '${key}'.`);
  if (known === ALWAYS && onOff === 'off') {
    throw new UsageError(`The field ${ALWAYS} is always shown: the classes depend on it.`);
  }
  const label = rest.join(' ').trim();
  if (!isLine(label) || [...label].length > LONGEST_LABEL) {
    throw new UsageError(`A label is one line of at most ${LONGEST_LABEL} characters.`);
  }
  await db.transaction(async (tx) => {
    const place = ADMISSION_FIELD_KEYS.indexOf(known) + 1;
    const fields = await readFormFields(tx);
    const kept = fields.find((field) => field.key === known)?.label ?? known;
    await setFormControl(tx, {
      key: known,
      fieldName: label || kept,
      shown: onOff === 'on',
      place,
    });
    tell(`${known} is ${onOff === 'on' ? 'shown' : 'hidden'}, labelled '${label || kept}'.`);
  });
}
