import type { Attack } from './attack';
import { applications } from './attacks/applications';
import { codeRequests } from './attacks/code-requests';
import { jobForms } from './attacks/job-forms';
import { pictureQueries } from './attacks/picture-queries';
import { scriptQueries } from './attacks/script-queries';
import { slowUploads } from './attacks/slow-uploads';
import { unknownAddresses } from './attacks/unknown-addresses';
import { unreadAnswers } from './attacks/unread-answers';
import { upgrades } from './attacks/upgrades';

/** In the order in which they run, against one site that is never restarted. */
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
