import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '@/school-api/db/db';
import { applications } from '@/school-api/db/schema/applications';
import { preparedDecisions } from '@/school-api/db/schema/decisions';
import { donorCertificates, offlineDonations } from '@/school-api/db/schema/donations';
import { officeLetters } from '@/school-api/db/schema/office-letters';
import { officePeople } from '@/school-api/db/schema/office-people';
import { officeNotes, officeStates } from '@/school-api/db/schema/office-records';
import { transfers } from '@/school-api/db/schema/transfers';
import { addOfflineDonation } from '@/school-api/money/donations/offline/add';
import type { TestScreens } from './open-screens';

export type Save = {
  /** The school is killed during this. Resolves with the status of the request. */
  action: (screens: TestScreens) => Promise<number>;
  count: (db: Db) => Promise<number>;
};

/** `n` differs at each kill. */
export type OfficeScenario = (db: Db, n: number) => Promise<Save>;

const DONATION = {
  method: 'cheque',
  amount: '501',
  donorName: 'Govind Das',
  email: 'govind@example.org',
  address: '12, Demo Lane',
  purpose: '',
  kind: 'Others',
  givenOn: '2026-11-20',
  indianCitizen: 'yes',
};

async function anApplication(db: Db, n: number) {
  const id = `asked-for-${n}-${Date.now()}`;
  const parent = { email: `parent${n}@example.org`, emailKey: `parent${n}@example.org` };
  const [row] = await db
    .insert(applications)
    .values({ id, ...parent, firstName: 'Asha', createdAt: new Date() })
    .returning({ number: applications.number });
  return { id, path: `/applications/${row?.number}` };
}

const MANY = 500;

function addFamilies(db: Db, name: string) {
  const at = new Date();
  const rows = Array.from({ length: MANY }, (_, index) => ({
    id: `${name}-${index}`,
    email: `${name}-${index}@example.org`,
    emailKey: `${name}-${index}@example.org`,
    guardianName: 'Devaki',
    verifiedAt: at,
    completedAt: at,
    createdAt: at,
  }));
  const { id, number } = applications;
  return db.insert(applications).values(rows).returning({ id, number });
}

export const officeScenarios: Record<string, OfficeScenario> = {
  'a clerk sets the state of 500': async (db, n) => {
    const rows = await addFamilies(db, `state-${n}`);
    const keys = rows.map(({ number }): [string, string] => [
      'key',
      `applications.${number} received 0`,
    ]);
    const ids = rows.map(({ id }) => id);
    return {
      action: (screens) =>
        screens.post('/applications/actions/state', [['to', 'accepted'], ...keys]),
      // All together, each with one line of history; anything between is neither 0 nor 1.
      count: async (read) => {
        const set = await read.$count(officeStates, inArray(officeStates.applicationId, ids));
        const own = and(inArray(applications.id, ids), eq(applications.officeState, 'accepted'));
        return Math.max(set, await read.$count(applications, own)) / MANY;
      },
    };
  },

  'a clerk writes a note': async (db, n) => {
    const { id, path } = await anApplication(db, n);
    return {
      action: (screens) => screens.send(path, `${path}/notes`, { text: `Rang up ${n}` }),
      count: (read) => read.$count(officeNotes, eq(officeNotes.applicationId, id)),
    };
  },

  'a clerk writes to 500 families': async (db, n) => {
    const batch = String(n).padStart(43, 'b');
    const added = await addFamilies(db, `letter-${n}`);
    const keys = added.map(({ number }): [string, string] => ['key', `applications.${number}`]);
    const letter = { step: 'send', batch, subject: 'Holidays', message: 'Dear {name}' };
    return {
      action: (screens) =>
        screens.post('/applications/actions/letters', [...Object.entries(letter), ...keys]),
      count: async (read) =>
        (await read.$count(officeLetters, eq(officeLetters.batch, batch))) / MANY,
    };
  },

  'a clerk releases 500 decisions': async (db, n) => {
    const batch = `release${String(n).padStart(36, '-')}`;
    const added = await addFamilies(db, `release-${n}`);
    const ids = added.map(({ id }) => id);
    const decision = { state: 'place offered', answerBy: '2099-12-31', note: 'Welcome' };
    const email = { subject: 'A place', text: 'Dear {name}' };
    const by = { batch, personId: 1, personName: 'Meena', enteredAt: new Date() };
    const prepared = await db
      .insert(preparedDecisions)
      .values(ids.map((applicationId) => ({ applicationId, ...decision, ...email, ...by })))
      .returning({ id: preparedDecisions.id });
    const seen = prepared.map(({ id }) => id).join();
    const keys = added.map(({ number }): [string, string] => ['key', `applications.${number}`]);
    const form: [string, string][] = [['step', 'now'], ['batch', batch], ['seen', seen], ...keys];
    return {
      action: (screens) => screens.post('/applications/decisions/actions/release', form),
      // All together: a family whose decision is still prepared was not notified.
      count: async (read) => {
        const own = and(inArray(applications.id, ids), eq(applications.familyNote, 'Welcome'));
        const counts = new Set([
          await read.$count(applications, own),
          await read.$count(officeStates, inArray(officeStates.applicationId, ids)),
          await read.$count(officeLetters, inArray(officeLetters.applicationId, ids)),
          MANY -
            (await read.$count(preparedDecisions, inArray(preparedDecisions.applicationId, ids))),
        ]);
        return counts.size === 1 ? Math.max(...counts) / MANY : Number.NaN;
      },
    };
  },

  'accounts record a donation': async (_, n) => {
    const reference = `CHQ-${n}-${Date.now()}`;
    const typed = { ...DONATION, reference };
    return {
      action: (screens) => screens.send('/donations/new', '/donations/new', typed),
      count: (read) => read.$count(offlineDonations, eq(offlineDonations.reference, reference)),
    };
  },

  'accounts have seen a reported transfer': async (db, n) => {
    const reference = `SEEN${n}${Date.now()}`;
    const { donorName, email } = DONATION;
    const donor = { donorName, email, emailKey: email };
    const report = { ...donor, address: DONATION.address, indianCitizen: true, reference };
    const money = { reportedAmount: 50_100, reportedOn: DONATION.givenOn };
    const [row] = await db
      .insert(transfers)
      .values({ ...report, ...money, referenceKey: reference.toLowerCase(), createdAt: new Date() })
      .returning({ id: transfers.id });
    return {
      action: (screens) => screens.send(`/donations/new?transfer=${row?.id}`, '/donations/new', {}),
      // The donation and the transfer's mark; anything between is neither 0 nor 1.
      count: async (read) => {
        const isRecorded = eq(offlineDonations.reference, reference);
        const recorded = await read.$count(offlineDonations, isRecorded);
        const isOwn = eq(transfers.reference, reference);
        const isSeen = and(isOwn, isNotNull(transfers.offlineDonationId));
        return (recorded + (await read.$count(transfers, isSeen))) / 2;
      },
    };
  },

  'accounts cancel a donation': async (db, n) => {
    const reference = `VOID-${n}-${Date.now()}`;
    const now = new Date();
    const money = { ...DONATION, method: 'cheque', kind: 'Others', amount: 50_100 } as const;
    const input = { ...money, indianCitizen: true, reference, givenOn: now };
    const added = await addOfflineDonation(db, input, { again: false, now });
    if (!added.added) throw new Error('the donation was not added');
    const id = added.receipt.sourceId;
    const path = `/donations/offline/${id}/cancel`;
    return {
      action: (screens) => screens.send(path, path, { reason: 'The cheque was not honoured' }),
      count: async (read) => {
        const [row] = await read.select().from(offlineDonations).where(eq(offlineDonations.id, id));
        return row?.cancelledAt ? 1 : 0;
      },
    };
  },

  'accounts email the certificates of a year': async (db, n) => {
    const financialYear = `20${String(n).padStart(2, '0')}-${String(n + 1).padStart(2, '0')}`;
    const rows = Array.from({ length: MANY }, (_, at) => ({
      id: `certificate-${n}-${at}`,
      financialYear,
      problem: '' as const,
      addedAt: new Date(),
      donorKey: `donor-${at}`,
      acknowledgement: `ACK${n}X${at}`,
      emailKey: `donor${at}@example.org`,
    }));
    await db.insert(donorCertificates).values(rows);
    const { financialYear: year, mailedAt } = donorCertificates;
    return {
      action: (screens) =>
        screens.post(`/donations/statement/${financialYear}/certificates/mail`, []),
      count: async (read) =>
        (await read.$count(donorCertificates, and(eq(year, financialYear), isNotNull(mailedAt)))) /
        MANY,
    };
  },

  'the head invites a person': async (_, n) => {
    const email = `colleague${n}-${Date.now()}@example.org`;
    const typed = { name: 'Keshav Rao', email, role: 'accounts' };
    return {
      action: (screens) => screens.send('/people', '/people/invite', typed),
      count: (read) => read.$count(officePeople, eq(officePeople.email, email)),
    };
  },
};
