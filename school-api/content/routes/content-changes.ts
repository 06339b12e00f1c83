import { Hono } from 'hono';
import { readNumbers } from '@/contract/site-changes';
import type { Db } from '../../db';
import type { Log } from '../../platform';
import type { Withheld } from '../media/withheld';
import { InstanceNotes, readChanges } from '../site-changes/changes';

const INSTANCE = /^[\w-]{8,64}$/;

type Deps = { db: Db; log: Log; now: () => Date; withheld: Withheld };

/** What has changed, for each process of the site, which says what it shows by now. */
export function changeRoutes({ db, log, now, withheld }: Deps) {
  const notes = new InstanceNotes();
  const app = new Hono();
  app.get('/withheld-pictures', async (c) => c.json(await withheld.list()));
  return app.get('/content-changes', async (c) => {
    const instance = c.req.query('instance') ?? '';
    const applied = readNumbers(c.req.query('applied') ?? '');
    if (INSTANCE.test(instance) && applied) {
      // What the office reads is not worth the answer to the site.
      await notes.note(db, instance, applied, now()).catch((error: unknown) => {
        log.warn({ err: error }, 'what the site shows could not be noted');
      });
    }
    return c.json({ tags: await readChanges(db), withheld: await withheld.version() });
  });
}
