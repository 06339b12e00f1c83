import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { applicationAnswerRequest, applicationStatusRequest } from '@/contract';
import { applications, type Db } from '../../db';
import { findApplication, readGrant, requireGrant, unknownApplication } from '../../forms';
import type { TaxSettings } from '../../money';
import { readJson } from '../../platform';
import { answerAs } from './answer';
import { readStatus } from './read-status';

type Deps = { db: Db; now: () => Date; panKey: TaxSettings['panKey'] };

/** The applications of a verified address, and its family's decisions. */
export function statusRoutes({ db, now, panKey }: Deps) {
  const ofMailbox = (email: string) =>
    readStatus(db, eq(applications.emailKey, email), { email, now: now() });
  return new Hono()
    .post('/application-status', async (c) => {
      const { application_id: id, grant } = await readJson(c, applicationStatusRequest);
      if (id === undefined)
        return c.json(await ofMailbox(await readGrant(db, grant, 'applications', now())));
      // The browser that verified an application sees only that one.
      const application = await findApplication(db, id);
      if (application === null) throw unknownApplication();
      requireGrant(application, grant);
      const { email } = application;
      return c.json(await readStatus(db, eq(applications.id, id), { email, now: now() }));
    })
    .post('/application-answer', async (c) => {
      const { grant, ...asked } = await readJson(c, applicationAnswerRequest);
      const emailKey = await readGrant(db, grant, 'applications', now());
      await answerAs(db, { ...asked, emailKey }, { now: now(), panKey });
      return c.json(await ofMailbox(emailKey));
    });
}
