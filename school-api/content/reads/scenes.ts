import { scenes } from '../lists/collections/scenes';
import { facesOf, withoutWithheld } from '../pictures/rows';
import { type Reads, readList } from './read-list';

/** The photographs in place of drawings; a drawing comes back where its photograph is withheld. */
export async function readScenes(reads: Reads) {
  const records = await readList(reads, scenes);
  const given = await withoutWithheld(reads.db);
  const paths = given(records.map(({ values }) => values.picture));
  const faces = new Map((await facesOf(reads.db, paths)).map((face) => [face.picture, face]));
  return Object.fromEntries(
    records.flatMap(({ values: { scene, picture } }) => {
      const face = faces.get(picture);
      return face ? [[scene, face]] : [];
    }),
  );
}
