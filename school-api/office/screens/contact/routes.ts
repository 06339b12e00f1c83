import type { OfficeRoute } from '../../route';
import { recordRoutes } from '../records/routes';
import { LIST, showMessages } from './list';
import { message } from './message';

const { roles } = message;

export const contactRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: LIST.href, roles, run: showMessages },
  ...recordRoutes(message),
];
