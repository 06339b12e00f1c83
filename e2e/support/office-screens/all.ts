import { contentScreens } from './content';
import { decisions } from './decisions';
import { donations } from './donations';
import { letters } from './letters';
import { lists } from './lists';
import { paste } from './paste';
import { pictureScreens } from './pictures';
import { records } from './records';
import { school } from './school';
import type { Screen } from './screen';
import { signIn } from './sign-in';
import { transfers } from './transfers';

/** Ordered so that one can follow the other: some request codes. */
export const allScreens: readonly Screen[] = [
  ...[...signIn, ...lists, ...letters, ...records, ...decisions, ...donations, ...transfers],
  ...[...school, ...contentScreens, ...paste, ...pictureScreens],
];

/** One of each kind, checked by the browser before every change. */
const BY_DAY: readonly string[] = [
  ...['GET /sign-in, plain', 'POST /sign-in/code, sent', 'GET /confirm, plain'],
  ...['POST /people/invite, to be confirmed', 'GET /, full', 'GET /applications, full'],
  ...['GET /applications/:number, full', 'GET /messages/:id/erase, plain', 'GET /people, full'],
  ...['POST /donations/new, wrong', 'GET /donations/statement/:year, full'],
  ...['GET /audit, full', 'GET /school, plain', 'GET /content/:list, news'],
  ...['GET /content/:list/:id, draft', 'POST /content/:list/:id, two at once'],
  ...['GET /content/:list/:id/versions/:number, against the one before'],
  ...['POST /content/results/paste, what would change', 'GET /pictures/:id, used'],
];

export const isByDay = ({ route, state }: Screen) => BY_DAY.includes(`${route}, ${state}`);
