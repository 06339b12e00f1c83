import { Hono } from 'hono';
import { privacyCorrectRequest, privacyRequest } from '@/contract';
import type { Retention } from '@/contract/facts/retention';
import type { Db } from '../db';
import { type FormDeps, readGrant } from '../forms';
import type { TaxSettings } from '../money';
import { readJson } from '../platform';
import { recordAccess } from './person/access-log';
import { collectPerson } from './person/collect-person';
import { erasePerson } from './person/erase-person';
import { requestCorrection } from './person/request-correction';
import { withdrawConsent } from './person/withdraw-consent';
import { statusRoutes } from './status/routes';

/** In the access log, as opposed to the office. */
const actor = 'the person';

type Settings = Pick<TaxSettings, 'panKey'> & Pick<Retention, 'accountYears'>;

/** The rights of a person who has verified an address. */
export function privacyRoutes(
  { db, log, now, settings }: FormDeps,
  { panKey, accountYears }: Settings,
) {
  const verifiedEmail = (grant: string) => readGrant(db, grant, 'privacy', now());
  const record = (tx: Db, action: string, person: string, of: string) =>
    recordAccess(tx, { actor, action, person, record: of }, { now: now(), panKey });
  return new Hono()
    .route('/', statusRoutes({ db, now, panKey }))
    .post('/privacy-data', async (c) => {
      const { grant } = await readJson(c, privacyRequest);
      const person = await verifiedEmail(grant);
      await record(db, 'person show', person, 'everything');
      return c.json(await collectPerson(db, person, { now: now(), panKey }));
    })
    .post('/privacy-correct', async (c) => {
      const { grant, text } = await readJson(c, privacyCorrectRequest);
      const person = await verifiedEmail(grant);
      await db.transaction(async (tx) => {
        await record(tx, 'person correct', person, 'a request');
        await requestCorrection(tx, person, { text, now: now() });
      });
      return c.json({ status: 'sent' });
    })
    .post('/privacy-withdraw', async (c) => {
      const { grant } = await readJson(c, privacyRequest);
      const person = await verifiedEmail(grant);
      const withdrawn = await db.transaction(async (tx) => {
        await record(tx, 'person withdraw', person, 'consent withdrawn');
        return withdrawConsent(tx, person, now());
      });
      return c.json({ withdrawn });
    })
    .post('/privacy-erase', async (c) => {
      const { grant } = await readJson(c, privacyRequest);
      const person = await verifiedEmail(grant);
      const cvFolder = settings.cv.folder;
      const deps = { db, log, now: now(), cvFolder, panKey, accountYears, actor };
      return c.json(await erasePerson(person, deps));
    });
}
