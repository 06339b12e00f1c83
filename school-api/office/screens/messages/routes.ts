import type { Role } from '../../roles';
import type { OfficeRoute } from '../../route';
import {
  askToEraseMessage,
  eraseOneMessage,
  setMessageState,
  strikeMessageNote,
  writeMessageNote,
} from './actions';
import { showMessage } from './detail';
import { showMessages } from './list';

const roles: readonly Role[] = ['admissions', 'head'];
const path = '/messages/:id';

export const messageRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/messages', roles, run: showMessages },
  { method: 'GET', path, roles, run: (request) => showMessage(request) },
  { method: 'POST', path: `${path}/state`, roles, run: setMessageState },
  { method: 'POST', path: `${path}/notes`, roles, run: writeMessageNote },
  { method: 'POST', path: `${path}/notes/:note/strike`, roles, run: strikeMessageNote },
  { method: 'GET', path: `${path}/erase`, roles, run: askToEraseMessage },
  { method: 'POST', path: `${path}/erase`, roles, confirm: true, run: eraseOneMessage },
];
