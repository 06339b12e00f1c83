import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Success } from '@/components/donations/success';
import { contribute } from '@/content/contribute';
import { directBankTransfer } from '@/content/direct-bank-transfer';
import { donateRegister } from '@/content/donate-register';
import { EXEMPTION_RULE, isExempt } from '@/contract';
import { readConfig } from '@/school-api/config';
import { render } from '@/school-api/mail/render';
import { parse } from '../ui/parse';
import { result } from './samples';

const unregistered = readConfig({}, {}).mail.school;

/** The paragraphs of a page or mail about the tax exemption. */
function onTax(markup: string): string[] {
  const all = parse(markup).querySelectorAll('p, td:not(:has(td))');
  const paragraphs = [...all].map((one) => one.textContent.trim());
  return paragraphs.filter((text) => /80-?G|exempt|tax|certificate/i.test(text));
}

function screen(amount: number, test = false): string[] {
  const shown = (
    <Success
      result={{ ...result, amount, test, email: '' }}
      stepChanged={false}
      onAnother={() => {}}
    />
  );
  return onTax(renderToStaticMarkup(shown));
}

function mail(amount: number): string[] {
  const donor = { donorName: 'Asha Rao', address: '7, Kadamba Lane', message: '' };
  const payment = { amount, paymentId: 'pay_1', paidAt: '2026-11-20T19:30:00.000Z' };
  const data = { receiptNumber: 'D/2026-27/000012', ...donor, ...payment };
  return onTax(render('donation-receipt', data, unregistered)?.html ?? '');
}

describe('the 80-G exemption', () => {
  it('is for more than Rs. 500', () => {
    expect(isExempt(50_000)).toBe(false);
    expect(isExempt(50_001)).toBe(true);
  });

  it('is not claimed by the confirmation or an email of an unregistered school', () => {
    expect(screen(50_001)).toEqual([donateRegister.success.tax]);
    expect(mail(50_001)).toEqual([expect.stringContaining('cannot use this receipt to claim')]);
    for (const text of [...screen(50_001), ...mail(50_001)]) {
      expect(text).not.toMatch(/80-?G|qualif|exempt/i);
    }
  });

  it('is not mentioned for test payments', () => {
    expect(screen(50_001, true)).toEqual([]);
  });

  it('is announced where the specification quotes it, and nowhere else', () => {
    expect(EXEMPTION_RULE).toBe('Donations above Rs.500 qualify for 80-G exemption.');
    expect(directBankTransfer.exemption).toBe(EXEMPTION_RULE);
    expect(JSON.stringify(contribute.taxBenefit.blocks)).toContain(EXEMPTION_RULE);
    expect(JSON.stringify(donateRegister)).not.toMatch(/80-?G/);
  });
});
