import type { Attack } from './attack';
import { slowUploads, unreadAnswers, upgrades } from './attacks/connections';
import {
  applications,
  codeRequests,
  pictureQueries,
  scriptQueries,
  unknownAddresses,
} from './attacks/floods';
import { jobForms } from './attacks/job-forms';

/** In running order, against one site that is never restarted. */
export const attacks = new Map<string, Attack>([
  ['queries of scripts', scriptQueries],
  ['queries of pictures', pictureQueries],
  ['slow uploads', slowUploads],
  ['unread answers', unreadAnswers],
  ['upgrades', upgrades],
  ['codes', codeRequests],
  ['applications', applications],
  ['unknown addresses', unknownAddresses],
  ['job forms', jobForms],
]);
