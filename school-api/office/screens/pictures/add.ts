import { addPicture } from '../../../content';
import { goTo } from '../../answer';
import type { OfficeRequest } from '../../route';
import { auditedFacts } from './audited';
import { depsOf, kindOf } from './deps';
import { showNew } from './new';
import { receivePicture } from './receive';

export function addOne(request: OfficeRequest): Promise<Response> {
  const { person, audit, url } = request;
  return receivePicture(request, {
    kind: kindOf(url),
    refuse: (refused) => showNew(request, refused),
    take: async (file) => {
      const after = { ...auditedFacts(file.facts), bytes: file.prepared.bytes };
      await audit({ action: 'pictures add', record: `a ${kindOf(url)}`, after });
      const { id } = await addPicture(depsOf(request), { ...file, by: person.email });
      return goTo(`/pictures/${id}`, 'picture-added');
    },
  });
}
