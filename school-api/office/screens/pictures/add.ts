import { addPicture } from '../../../pictures/store';
import { goTo } from '../../answer';
import type { OfficeRequest } from '../../route';
import { depsOf, kindOf } from './deps';
import { showNew } from './new';
import { receivePicture } from './receive';

export function addOne(request: OfficeRequest): Promise<Response> {
  const { person, audit, url } = request;
  return receivePicture(request, {
    kind: kindOf(url),
    refuse: (refused) => showNew(request, refused),
    take: async (file) => {
      const { name, alt, showsPupils, consentOnFile } = file.facts;
      const after = { name, alt, showsPupils, consentOnFile, bytes: file.prepared.bytes };
      await audit({ action: 'pictures add', record: `a ${kindOf(url)}`, after });
      const { id } = await addPicture(depsOf(request), { ...file, by: person.email });
      return goTo(`/pictures/${id}`, 'picture-added');
    },
  });
}
