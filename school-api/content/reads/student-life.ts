import { alumni, type Db } from '../../db';
import { publishedPicture } from './consents';
import { listOrder } from './list-order';

export function listAlumni(db: Db) {
  return db
    .select({
      id: alumni.id,
      name: alumni.name,
      picture: publishedPicture(alumni),
      description: alumni.description,
      social_links: alumni.socialLinks,
    })
    .from(alumni)
    .orderBy(...listOrder(alumni));
}
