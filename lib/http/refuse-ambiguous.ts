import { isAmbiguous } from '@/contract/ambiguous-request';
import type { Answer } from './answer';

export const refuseAmbiguous: Answer = (request, response) => {
  if (!isAmbiguous(request)) return false;
  response.shouldKeepAlive = false;
  response.sendComplete(400, ['connection', 'close', 'content-length', '0']);
  return true;
};
