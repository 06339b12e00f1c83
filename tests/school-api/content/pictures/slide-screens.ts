import { eq } from 'drizzle-orm';
import { newFormKey, type Picture, saveRecord } from '@/school-api/content';
import { pictures } from '@/school-api/db';
import type { Browser } from '../../../office/support/office';
import { onSite } from '../../../support/content';
import { served } from './served';
import { jpeg, type PictureOffice } from './support';

export const DAY = 24 * 60 * 60_000;
export const FACTS = { name: 'Hall', alt: 'The hall in the morning' };

/** Pictures of the office, and slides that use them. */
export function slideScreens(opened: () => { office: PictureOffice; editor: Browser }) {
  async function rowOf(id: number): Promise<Picture> {
    const { deps } = opened().office;
    const [row] = await deps.db.select().from(pictures).where(eq(pictures.id, id));
    if (row === undefined) throw new Error(`there is no picture ${id}`);
    return row;
  }
  const deps = () => {
    const { deps: own, media } = opened().office;
    const { db, now } = own;
    return { db, now, publicUrl: 'https://school.example', mediaFolders: [media.folder] };
  };
  return {
    rowOf,
    deps,
    added: async (more: Record<string, string> = {}): Promise<Picture> => {
      const { office, editor } = opened();
      const file = { name: 'a.jpg', value: await jpeg() };
      const response = await office.upload(editor, '/pictures/new', { ...FACTS, ...more }, file);
      const id = Number(/\/pictures\/(\d+)/.exec(response.headers.get('location') ?? '')?.[1]);
      return rowOf(id);
    },
    saveSlide: (path: string, intent: 'draft' | 'publish' = 'publish') =>
      saveRecord(deps(), {
        list: 'slider',
        basedOn: newFormKey(),
        intent,
        by: 'editor@school.example',
        fields: {
          status: 'yes',
          image_url: path,
          title: 'A day',
          sub_title: '',
          sub_title_link: '',
        },
      }),
    slides: () => onSite(opened().office.deps.db, 'slider'),
    statusOf: async (path: string) => (await served(opened().office, path)).status,
  };
}
