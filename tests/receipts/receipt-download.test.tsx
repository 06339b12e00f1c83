// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ReceiptDownload } from '@/components/receipts/receipt-download';
import { receiptDownload as copy } from '@/content/receipts';
import { rememberReceiptOrder } from '@/lib/receipts/offered-orders';
import { page, press, stubSite, TROUBLES } from '../forms/stub-site';

const CALL = '/api/receipt-file';

const site = stubSite();
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="receipt-F-2026-27-000001.pdf"',
  };
  site.answer(CALL, '%PDF-1.7', 200, headers);
  URL.createObjectURL = () => 'blob:receipt';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

describe('the receipt on the success view', () => {
  it('is not offered if the school’s server does not support it', () => {
    render(<ReceiptDownload orderId="order_1" grant={undefined} />);
    expect(page()).toBe('');
  });

  it.each([undefined, 'g1'])(
    'is requested by the order with its grant, %s, in the body',
    async (grant) => {
      rememberReceiptOrder('order_1');
      render(<ReceiptDownload orderId="order_1" grant={grant} />);
      await press(copy.label);
      await screen.findByText(copy.done);
      expect(saved).toEqual(['receipt-F-2026-27-000001.pdf']);
      expect(site.sent(CALL)).toEqual([{ order_id: 'order_1', ...(grant && { grant }) }]);
    },
  );

  it.each(TROUBLES)('shows that it arrives by email when %s', async (_name, fail) => {
    rememberReceiptOrder('order_1');
    fail(site, CALL);
    render(<ReceiptDownload orderId="order_1" grant={undefined} />);
    await press(copy.label);
    await screen.findByText(copy.failed);
    expect(saved).toEqual([]);
  });
});
