import { calls, type WriteName } from '@/contract';
import type { Sender } from './check-write';
import type { NoteFor } from './findings';
import type { Server } from './server';

const NAMES: readonly WriteName[] = [
  'privacy-data',
  'privacy-correct',
  'privacy-withdraw',
  'privacy-erase',
];

const BODY = { grant: 'conformance', text: 'conformance' };

const ABSENT = [404, 405, 501];

/** The rights of a person are optional: a server without them is not asked further. */
export async function checkPrivacy(server: Server, send: Sender, noteFor: NoteFor): Promise<void> {
  const { status } = await server.post('privacy-data', JSON.stringify(BODY), 'application/json');
  for (const name of NAMES) {
    const note = noteFor(`POST ${calls[name].path}`);
    if (!ABSENT.includes(status)) await send.refused(name, note, 'an unknown grant', BODY);
    else
      note.leaveOut('refuses an unknown grant', 'the server does not offer to show what it holds');
  }
}
