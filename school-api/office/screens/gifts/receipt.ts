import { inTurn, paperFileName, receiptPdf } from '../../../money';
import type { OfficeRequest } from '../../route';
import { findReceiptOfGift } from './find';
import { noSuchGift } from './missing';

/** The same paper that the donor has. */
export async function sendReceipt(request: OfficeRequest): Promise<Response> {
  const receipt = await findReceiptOfGift(request);
  if (receipt === undefined) return noSuchGift(request);
  const { number, email } = receipt;
  await request.audit({ action: 'receipts show', record: `receipt ${number}`, person: email });
  const pdf = await inTurn(() => receiptPdf(receipt, request.deps.config.paper));
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${paperFileName('receipt', number)}"`,
    },
  });
}
