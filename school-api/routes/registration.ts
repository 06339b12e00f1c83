import { Hono } from 'hono';
import { z } from 'zod';
import {
  completeAdmissionRequest,
  createAdmissionRequest,
  sendOtpRequest,
  verifyOtpRequest,
} from '@/contract';
import { beginApplication } from '../admissions/begin';
import { completeAdmission } from '../admissions/complete';
import { sendOtp } from '../admissions/send-otp';
import { verifyOtp } from '../admissions/verify-otp';
import { clientAddress } from '../http/client-address';
import { readJson } from '../http/json-body';
import type { FormParts } from './form-parts';

/** A code pasted from a mail brings spaces along. */
const pastedOtp = z.preprocess((sent) => {
  const body = z.looseObject({ otp: z.string() }).safeParse(sent);
  return body.success ? { ...body.data, otp: body.data.otp.replace(/\s/g, '') } : sent;
}, verifyOtpRequest);

export function registrationRoutes({ db, now, settings }: FormParts) {
  const { otp, trustClientIp } = settings;
  return new Hono()
    .post('/create-admission', async (c) => {
      const sent = await readJson(c, createAdmissionRequest);
      const client = clientAddress(c, trustClientIp);
      const id = await beginApplication(db, sent, { now: now(), client });
      return c.json({ application_id: id }, 201);
    })
    .post('/send-otp', async (c) => {
      const { application_id } = await readJson(c, sendOtpRequest);
      const client = clientAddress(c, trustClientIp);
      await sendOtp(db, application_id, { now: now(), client, settings: otp });
      return c.json({ status: 'sent' });
    })
    .post('/verify-otp', async (c) => {
      const { email: applicationId, otp: code } = await readJson(c, pastedOtp);
      return c.json(await verifyOtp(db, applicationId, code, now()));
    })
    .post('/complete-admission', async (c) => {
      const sent = await readJson(c, completeAdmissionRequest);
      await completeAdmission(db, sent, now());
      return c.json({ status: 'completed', application_id: sent.application_id });
    });
}
