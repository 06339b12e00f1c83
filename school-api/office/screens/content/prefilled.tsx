import { renderToStaticMarkup } from 'react-dom/server';
import { fieldsOf, type List, picturesWith, whyRefused } from '../../../content';
import type { OfficeRequest } from '../../route';
import { isRich } from './rich-fields';

const MOST = 60;

/** A new record with the pictures that the address names: all in an album, else the first in its field and the others in the text. */
export async function prefilled({ deps, url }: OfficeRequest, { name: list }: List) {
  const ids = url.searchParams.getAll('picture').filter((id) => /^\d{1,9}$/.test(id));
  if (ids.length === 0) return {};
  const found = await picturesWith(deps.db, ids.slice(0, MOST).map(Number));
  const usable = found.filter((picture) => whyRefused(picture) === undefined);
  const [first, ...others] = usable;
  const fields = fieldsOf(list);
  const album = fields.find(({ input }) => input === 'pictures');
  if (album) return { [album.name]: usable.map(({ path }) => path).join('\n') };
  const picture = fields.find(({ input }) => input === 'picture');
  const text = fields.find((field) => isRich(field, list));
  return {
    ...(picture && first && { [picture.name]: first.path }),
    ...(text && {
      [text.name]: renderToStaticMarkup(
        others.map(({ id, path, alt }) => <img key={id} src={path} alt={alt} />),
      ),
    }),
  };
}
