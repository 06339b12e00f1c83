import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { applicationAnswerRequest, applicationStatusRequest, type RequestOf } from '@/contract';
import { applications, type Db } from '../../db';
import { findApplication, readGrant, requireGrant } from '../../forms';
import type { TaxSettings } from '../../money';
import { ApiError, readJson } from '../../platform';
import { answerAs } from './answer';
import { readStatus } from './read-status';

type Deps = { db: Db; now: () => Date; panKey: TaxSettings['panKey'] };

/** Where the applications of a proved address stand, and what its family decides. */
export function statusRoutes({ db, now, panKey }: Deps) {
  const ofMailbox = (emailKey: string) =>
    readStatus(db, eq(applications.emailKey, emailKey), { email: emailKey, now: now() });
  return new Hono()
    .post('/application-status', async (c) => {
      const asked = await readJson(c, applicationStatusRequest);
      if ('application_id' in asked) return c.json(await ofBrowser(db, asked, now()));
      return c.json(await ofMailbox(await readGrant(db, asked.grant, 'applications', now())));
    })
    .post('/application-answer', async (c) => {
      const { grant, application_number, answer } = await readJson(c, applicationAnswerRequest);
      const emailKey = await readGrant(db, grant, 'applications', now());
      const asked = { emailKey, number: application_number, answer };
      await answerAs(db, asked, { now: now(), panKey });
      return c.json(await ofMailbox(emailKey));
    });
}

type OfBrowser = Extract<RequestOf<'application-status'>, { application_id: string }>;

/** The browser that verified an application sees that one alone. */
async function ofBrowser(db: Db, { application_id: id, grant }: OfBrowser, now: Date) {
  const application = await findApplication(db, id);
  if (application === null) throw new ApiError('not_found', 'There is no such application.');
  requireGrant(application, grant);
  return readStatus(db, eq(applications.id, id), { email: application.email, now });
}
