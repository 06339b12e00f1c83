import { demoValuesLeft } from '../identity';
import { type Check, serious } from './check';

export const identity: Check = {
  subject: 'identity',
  run: ({ config }) => {
    const left = demoValuesLeft(config);
    if (left.length === 0) return [];
    return serious('placeholders', {
      what: `Values of the demo school or placeholders are left:\n${left.join('\n')}`,
      why: 'Visitors would read them on pages, in mails and on receipts; money for a placeholder is lost.',
      todo: 'Write the school’s own into content/school.ts or the variable, build, and start again (docs/make-it-yours.md).',
    });
  },
};
