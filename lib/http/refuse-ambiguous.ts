import { isAmbiguous } from '@/contract/ambiguous-request';
import type { RequestHandler } from './request-handler';

export const refuseAmbiguous: RequestHandler = (request, response) => {
  if (!isAmbiguous(request)) return false;
  response.shouldKeepAlive = false;
  response.sendComplete(400, ['connection', 'close', 'content-length', '0']);
  return true;
};
