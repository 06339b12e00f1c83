import type { OfficeRoute } from '../../route';
import { EDITORS as roles } from '../content/find';
import {
  binOne,
  replaceOne,
  restoreOne,
  rotateOne,
  saveFacts,
  saveFocus,
  withPicture,
} from './change';
import { saveDescriptions, showDescriptions } from './describe';
import { showPicture } from './detail';
import { replaceNamedFile, showNamed } from './external-file';
import { showPictures } from './list';
import { showNew } from './new';
import { addFiles } from './receive';
import { sendChoices, sendDrawing, sendFile, sendShown, sendThumb } from './send';

const path = '/pictures/:id';

export const pictureRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/pictures', roles, run: showPictures },
  { method: 'GET', path: '/pictures/new', roles, run: (request) => showNew(request) },
  { method: 'POST', path: '/pictures/new', roles, upload: true, run: addFiles },
  { method: 'GET', path: '/pictures/describe', roles, run: showDescriptions },
  { method: 'POST', path: '/pictures/describe', roles, run: saveDescriptions },
  { method: 'GET', path: '/pictures/named', roles, run: showNamed },
  { method: 'POST', path: '/pictures/named', roles, upload: true, run: replaceNamedFile },
  { method: 'GET', path: '/pictures/shown', roles, run: sendShown },
  { method: 'GET', path: '/drawings/:scene', roles, run: sendDrawing },
  { method: 'GET', path: '/pictures/choices', roles, run: sendChoices },
  {
    method: 'GET',
    path,
    roles,
    run: withPicture((request, picture) => showPicture(request, picture)),
  },
  { method: 'POST', path, roles, run: saveFacts },
  { method: 'GET', path: `${path}/file`, roles, run: sendFile },
  { method: 'GET', path: `${path}/thumb`, roles, run: sendThumb },
  { method: 'POST', path: `${path}/focus`, roles, run: saveFocus },
  { method: 'POST', path: `${path}/turn`, roles, run: rotateOne },
  { method: 'POST', path: `${path}/replace`, roles, upload: true, run: replaceOne },
  { method: 'POST', path: `${path}/bin`, roles, run: binOne },
  { method: 'POST', path: `${path}/restore`, roles, run: restoreOne },
];
