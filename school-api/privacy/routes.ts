import { Hono } from 'hono';
import { privacyCorrectRequest, privacyRequest } from '@/contract';
import type { Retention } from '@/contract/facts/retention';
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
  const proved = (grant: string) => readGrant(db, grant, 'privacy', now());
  return new Hono()
    .route('/', statusRoutes({ db, now, panKey }))
    .post('/privacy-data', async (c) => {
      const { grant } = await readJson(c, privacyRequest);
      const person = await proved(grant);
      const context = { now: now(), panKey };
      const access = { actor, action: 'person show', person, record: 'everything' };
      await recordAccess(db, access, context);
      return c.json(await collectPerson(db, person, context));
    })
    .post('/privacy-correct', async (c) => {
      const { grant, text } = await readJson(c, privacyCorrectRequest);
      await requestCorrection(db, await proved(grant), { text, now: now() });
      return c.json({ status: 'sent' });
    })
    .post('/privacy-withdraw', async (c) => {
      const { grant } = await readJson(c, privacyRequest);
      return c.json({ withdrawn: await withdrawConsent(db, await proved(grant), now()) });
    })
    .post('/privacy-erase', async (c) => {
      const { grant } = await readJson(c, privacyRequest);
      const person = await proved(grant);
      const cvFolder = settings.cv.folder;
      const deps = { db, log, now: now(), cvFolder, panKey, accountYears, actor };
      return c.json(await erasePerson(person, deps));
    });
}
