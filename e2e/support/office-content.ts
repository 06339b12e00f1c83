import { formatInIndia } from '@/content/india-time';
import { binRecord } from '../../school-api/content/editing/change-state';
import { newFormKey, saveRecord } from '../../school-api/content/editing/save-record';
import type { EditedRecord, EditingDeps, SaveInput } from '../../school-api/content/editing/types';
import type { Db } from '../../school-api/db/db';

const DAY_MS = 86_400_000;
const LONG_TITLE = 'Venkatanarasimharajuvaripeta Lakshminarasimhan-Balasubrahmanyam wins again';
const TEXT = `<h2>The finals</h2><p>Asha won <strong>two games</strong> in the rain.</p>
<ul><li>Chess</li><li>Carrom</li></ul><blockquote><p>Well played!</p></blockquote>`;

/** In this order, in an initially empty database. */
export const content = { draft: 1, scheduled: 2, binned: 3, teacher: 4, unknown: 5, album: 6 };

/** Office records that are not on the site, whose lists are filled at startup. */
export async function addContent(db: Db): Promise<void> {
  const now = () => new Date();
  const deps: EditingDeps = {
    db,
    now,
    mediaFolders: ['school-api/content/seed/media'],
    publicUrl: 'http://localhost:3000',
  };
  const by = 'editor@example.org';
  const save = async (list: string, input: Partial<SaveInput>) => {
    const basedOn = newFormKey();
    return recordOf(
      await saveRecord(deps, { list, by, basedOn, intent: 'draft', fields: {}, ...input }),
    );
  };
  let draft = await save('news', { fields: { title: 'Chess club', text: '<p>It begins.</p>' } });
  for (const fields of [
    { title: 'Chess club wins', text: TEXT },
    { title: LONG_TITLE, text: TEXT.replace('rain', 'heat') },
  ]) {
    draft = await save('news', { id: draft.id, basedOn: draft.basedOn, fields });
  }
  const soon = formatInIndia(new Date(Date.now() + 2 * DAY_MS), 'yyyy-MM-dd HH:mm');
  const annual = { title: 'Annual day', text: '<p>All are welcome.</p>' };
  await save('news', { fields: annual, intent: 'publish', from: soon });
  const gone = await save('news', { fields: { title: 'A mistake', text: '<p>Not this.</p>' } });
  await binRecord(deps, { list: 'news', id: gone.id, by });
  await save('faculty', {
    fields: { name: 'Ila Jha', position: 'Chess', description: '<p>Yes</p>' },
  });
  const table = '<p>Times</p><table><tr><td>Nine</td></tr></table>';
  await save('news', { fields: { title: 'With a table', text: table } });
  const pictures = ['library', 'music', 'temple'].map((name) => `/media/gallery/${name}.webp`);
  await save('albums', { fields: { title: 'Sports day', pictures: pictures.join('\n') } });
}

function recordOf(saved: Awaited<ReturnType<typeof saveRecord>>): EditedRecord {
  if (!saved.ok) throw new Error(`not saved: ${JSON.stringify(saved)}`);
  return saved.record;
}
