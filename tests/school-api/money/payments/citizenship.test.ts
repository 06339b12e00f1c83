import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { FOREIGN_DONATION_REFUSED } from '@/contract';
import { createApp } from '@/school-api/app';
import { donations } from '@/school-api/db';
import { donationControls } from '@/school-api/money';
import { REGISTERED, settingsOf } from '../tax/registered';
import { DONATION } from './payment-actions';
import { openPaymentsApp } from './payments-app';

const api = await openPaymentsApp();

const { indian_citizen: _, ...donor } = DONATION;

const give = (changes: Record<string, unknown> = {}) =>
  api.post('create-donation/', { ...donor, ...changes });

async function keptOf(providerOrderId: string) {
  const { subjectId } = await api.orderOf(providerOrderId);
  const [kept] = await api.db.select().from(donations).where(eq(donations.id, subjectId));
  return kept?.indianCitizen;
}

describe('create-donation', () => {
  it.each([
    [{}, null],
    [{ indian_citizen: '' }, null],
    [{ indian_citizen: null }, null],
    [{ indian_citizen: 'yes' }, true],
    [{ indian_citizen: true }, true],
  ])('accepts a donation with %j, and stores the answer', async (changes, kept) => {
    const { status, body } = await give(changes);
    expect(status).toBe(201);
    expect(await keptOf(body.order_id)).toBe(kept);
  });

  it.each(['no', false])(
    'opens no order for a donor who is not an Indian citizen: %s',
    async (answer) => {
      const before = (await api.orders()).length;
      const { status, body } = await give({ indian_citizen: answer });
      expect(status).toBe(422);
      expect(body.error.fields).toEqual({ indian_citizen: FOREIGN_DONATION_REFUSED });
      expect(await api.orders()).toHaveLength(before);
    },
  );

  it('rejects invalid answers', async () => {
    const { status, body } = await give({ indian_citizen: 'perhaps' });
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['indian_citizen']]);
  });

  it('accepts donations of others with a registration for foreign contributions', async () => {
    const tax = settingsOf({ fcraRegistration: '000000000' });
    const { db, payments } = api;
    const app = createApp({ db, log: pino({ level: 'silent' }), mediaFolders: [], payments, tax });
    const response = await app.request('/api/create-donation/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...donor, indian_citizen: 'no' }),
    });
    expect(response.status).toBe(201);
    const { order_id: id } = await response.json();
    expect(await keptOf(id)).toBe(false);
    const controls = await (await app.request('/api/form-controls')).json();
    expect(controls).toContainEqual({
      key: 'foreign_gifts',
      field_name: 'Foreign contributions',
      status: 1,
    });
  });
});

it.each([
  ['has none', {}, []],
  ['is registered today', REGISTERED, ['tax_deduction']],
  [
    'has one that ended',
    { donationRegistrations: [{ urn: 'A1', issuedOn: '2021-09-23', until: '2024-03-31' }] },
    [],
  ],
])('tells the site about a deduction when the school %s', (_, facts, expected) => {
  const keys = donationControls(settingsOf(facts), api.clock.at).map(({ key }) => key);
  expect(keys).toEqual(['donation_purpose', 'indian_citizen', 'told_transfers', ...expected]);
});
