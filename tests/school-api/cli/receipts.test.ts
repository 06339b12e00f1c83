import { readFileSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueReceipt } from '@/school-api/money/receipts/issue';
import { readPdf } from '@/tests/support/read-pdf';
import { newGift } from '../money/receipts/sample-receipt';
import { type Office, openOffice } from './office';

let office: Office;
beforeAll(async () => {
  office = await openOffice({ demo: false });
  await issueReceipt(office.db, newGift({ payerName: 'Radha Sharma' }));
});
afterAll(() => office.close());

const NUMBER = 'D/2026-27/000001';

describe('receipts show', () => {
  it('prints a receipt', async () => {
    const { code, out } = await office.school('receipts', 'show', NUMBER);
    expect(code).toBe(0);
    expect(out).toMatch(/number +D\/2026-27\/000001/);
    expect(out).toMatch(/state +valid/);
    expect(out).toMatch(/name +Radha Sharma/);
  });

  it('writes it as a PDF that only its owner can read', async () => {
    const file = office.inFolder('receipt.pdf');
    const { code, told } = await office.school('receipts', 'show', NUMBER, '--pdf', file);
    expect({ code, told }).toEqual({ code: 0, told: `${NUMBER} written to ${file}\n` });
    expect(statSync(file).mode & 0o077).toBe(0);
    expect((await readPdf(readFileSync(file))).text).toContain('Radha Sharma');
  });

  it('says so when there is no such receipt', async () => {
    const { code, told } = await office.school('receipts', 'show', 'D/2026-27/000009');
    expect(code).toBe(1);
    expect(told).toContain('There is no receipt D/2026-27/000009.');
  });
});
