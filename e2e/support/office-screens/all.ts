import { CONTENT_GO_ON, contentScreens } from './content';
import { DECISIONS_GO_ON, decisions } from './decisions';
import { gifts } from './gifts';
import { LETTERS_GO_ON, letters } from './letters';
import { lists } from './lists';
import { PASTE_GO_ON, paste } from './paste';
import { PICTURE_FILES, PICTURE_GO_ON, pictureScreens } from './pictures';
import { records } from './records';
import { school } from './school';
import type { Screen } from './screen';
import { signIn } from './sign-in';
import { TRANSFERS_GO_ON, transfers } from './transfers';
import { FILES, GO_ON } from './without-screen';

/** In an order in which one may follow the other: some ask for codes. */
export const allScreens: readonly Screen[] = [
  ...[...signIn, ...lists, ...letters, ...records, ...decisions, ...gifts, ...transfers],
  ...[...school, ...contentScreens, ...paste, ...pictureScreens],
];

/** Routes that answer with a file, or lead on to one of the screens. */
export const withoutScreen: readonly string[] = [
  ...[...FILES, ...GO_ON, ...CONTENT_GO_ON, ...DECISIONS_GO_ON],
  ...[...LETTERS_GO_ON, ...PASTE_GO_ON, ...PICTURE_FILES, ...PICTURE_GO_ON, ...TRANSFERS_GO_ON],
];

/** One of each kind, which the browser looks at before every change. */
const BY_DAY: readonly string[] = [
  ...['GET /sign-in, plain', 'POST /sign-in/code, sent', 'GET /confirm, plain'],
  ...['POST /people/invite, to be confirmed', 'GET /, full', 'GET /applications, full'],
  ...[
    'GET /applications/:number, full',
    'GET /messages/:id/erase, plain',
    'POST /gifts/new, wrong',
  ],
  ...['GET /gifts/statement/:year, full', 'GET /exports/gifts, full', 'GET /people, full'],
  ...['GET /audit, full', 'GET /school, plain', 'GET /content/:list, news'],
  ...['GET /content/:list/:id, draft', 'POST /content/:list/:id, two at once'],
  ...['GET /content/:list/:id/versions/:number, against the one before'],
  ...['POST /content/results/paste, what would change', 'GET /pictures/:id, used'],
];

export const isByDay = ({ route, state }: Screen) => BY_DAY.includes(`${route}, ${state}`);
