import { Hono } from 'hono';
import {
  createOrderRequest,
  donationRequest,
  donationTaxIdRequest,
  donationVerifyPaymentRequest,
  ORDER_ID_FIELD,
  PAYMENT_ID_FIELD,
  SIGNATURE_FIELD,
  verifyPaymentRequest,
} from '@/contract';
import { readBytes, readJson } from '../../platform';
import { openDonation } from '../donations/open-donation';
import { registrationOn } from '../tax/claim';
import { savePan } from '../tax/save-pan';
import type { TaxSettings } from '../tax/variables';
import { openApplicationOrder } from './application-order';
import type { PaymentDeps } from './deps';
import { verifyPayment } from './verify';
import { handleWebhook } from './webhook';

/** Events of the provider are larger than forms. */
const WEBHOOK_MAX_BYTES = 256 * 1024;

type Rules = { maxDonationPaise: number; tax: TaxSettings | undefined };

export function paymentRoutes(deps: PaymentDeps, { maxDonationPaise, tax }: Rules) {
  const rulesToday = () => ({
    maxPaise: maxDonationPaise,
    takesForeign: tax?.fcra !== undefined,
    asksPan: tax !== undefined && registrationOn(deps.now(), tax) !== undefined,
  });
  return new Hono()
    .post('/create-order', async (c) => {
      return c.json(await openApplicationOrder(deps, await readJson(c, createOrderRequest)));
    })
    .post('/verify-payment', async (c) => {
      const body = await readJson(c, verifyPaymentRequest);
      const verification = await verifyPayment(deps, 'admission', {
        orderId: body.order_id,
        paymentId: body.payment_id,
        signature: body[SIGNATURE_FIELD],
      });
      return c.json(verification);
    })
    .post('/create-donation', async (c) => {
      const donation = await readJson(c, donationRequest);
      return c.json(await openDonation(deps, donation, rulesToday()), 201);
    })
    .post('/donation-verify-payment', async (c) => {
      const body = await readJson(c, donationVerifyPaymentRequest);
      const verification = await verifyPayment(deps, 'donation', {
        orderId: body[ORDER_ID_FIELD],
        paymentId: body[PAYMENT_ID_FIELD],
        signature: body[SIGNATURE_FIELD],
      });
      return c.json(verification);
    })
    .post('/donation-tax-id', async (c) => {
      const {
        [ORDER_ID_FIELD]: orderId,
        grant,
        token,
        pan,
      } = await readJson(c, donationTaxIdRequest);
      return c.json(await savePan(deps, tax, { orderId, grant, token, pan }));
    })
    .post('/payments/webhook', async (c) => {
      await handleWebhook(deps, {
        // The exact bytes, over which the signature is computed.
        body: await readBytes(c, WEBHOOK_MAX_BYTES),
        signature: c.req.header('x-razorpay-signature') ?? '',
        eventId: c.req.header('x-razorpay-event-id') ?? '',
      });
      return c.json({ status: 'ok' });
    });
}
