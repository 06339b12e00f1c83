import { readFormFields } from '../../forms';
import { UsageError } from '../../platform';
import { type FieldOutcome, LONGEST_LABEL, setFormField } from '../../records';
import type { Command, CommandContext, ParsedArguments } from '../command';
import { textTable } from '../table';

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

async function set({ positionals }: ParsedArguments, { db, tell, now }: CommandContext) {
  const [key = '', onOff = '', ...rest] = positionals;
  if (onOff !== 'on' && onOff !== 'off') throw new UsageError(`Write on or off after '${key}'.`);
  const change = { key, shown: onOff === 'on', label: rest.join(' ') };
  const outcome = await setFormField(db, change, now());
  if (!outcome.done) throw new UsageError(refusal(outcome.why, key));
  const { shown, label } = outcome.after;
  tell(`${key} is ${shown ? 'shown' : 'hidden'}, labelled '${label}'.`);
}

function refusal(why: Extract<FieldOutcome, { done: false }>['why'], key: string): string {
  switch (why) {
    case 'unknown':
      return `There is no field '${key}': 'form-controls list' names them all.`;
    case 'always shown':
      return `The field ${key} is always shown: no registration can do without it.`;
    case 'label':
      return `A label is one line of at most ${LONGEST_LABEL} characters.`;
  }
}
