import { Hono } from 'hono';
import {
  createOrderRequest,
  donationRequest,
  donationVerifyPaymentRequest,
  ORDER_ID_FIELD,
  PAYMENT_ID_FIELD,
  SIGNATURE_FIELD,
  verifyPaymentRequest,
} from '@/contract';
import { openDonation } from '../donations/open-donation';
import { readBytes, readJson } from '../http/json-body';
import { openApplicationOrder } from '../payments/application-order';
import type { PaymentParts } from '../payments/parts';
import { verifyPayment } from '../payments/verify';
import { takeWebhook } from '../payments/webhook';

/** The provider's events carry more than a form does. */
const WEBHOOK_MAX_BYTES = 256 * 1024;

export function paymentRoutes(parts: PaymentParts, maxDonationPaise: number) {
  return new Hono()
    .post('/create-order', async (c) => {
      const { application_id: id } = await readJson(c, createOrderRequest);
      return c.json(await openApplicationOrder(parts, id));
    })
    .post('/verify-payment', async (c) => {
      const body = await readJson(c, verifyPaymentRequest);
      const verification = await verifyPayment(parts, 'admission', {
        orderId: body.order_id,
        paymentId: body.payment_id,
        signature: body[SIGNATURE_FIELD],
      });
      return c.json(verification);
    })
    .post('/create-donation', async (c) => {
      const donation = await readJson(c, donationRequest);
      return c.json(await openDonation(parts, donation, maxDonationPaise), 201);
    })
    .post('/donation-verify-payment', async (c) => {
      const body = await readJson(c, donationVerifyPaymentRequest);
      const verification = await verifyPayment(parts, 'donation', {
        orderId: body[ORDER_ID_FIELD],
        paymentId: body[PAYMENT_ID_FIELD],
        signature: body[SIGNATURE_FIELD],
      });
      return c.json(verification);
    })
    .post('/payments/webhook', async (c) => {
      await takeWebhook(parts, {
        // The exact bytes: the signature is over them and not over what they mean.
        body: await readBytes(c, WEBHOOK_MAX_BYTES),
        signature: c.req.header('x-razorpay-signature') ?? '',
        eventId: c.req.header('x-razorpay-event-id') ?? '',
      });
      return c.json({ status: 'ok' });
    });
}
