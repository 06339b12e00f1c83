import { Hono } from 'hono';
import {
  admissionPost,
  applicationContinueRequest,
  createAdmissionRequest,
  sendOtpRequest,
  verifyOtpRequest,
} from '@/contract';
import { clientKey, readJson } from '../../platform';
import type { FormDeps } from '../deps';
import { logCapped } from '../log-capped';
import { completeAdmission } from './complete';
import { continueApplication } from './continue';
import { receiveDocument } from './documents';
import { sendOtp } from './send-otp';
import { startApplication } from './start';
import { verifyOtp } from './verify-otp';

export function admissionsRoutes(deps: FormDeps) {
  const { db, log, now, settings } = deps;
  const { otp, trustClientIp } = settings;
  return new Hono()
    .post('/create-admission', async (c) => {
      const sent = await readJson(c, createAdmissionRequest);
      const client = clientKey(c, trustClientIp);
      const userId = c.req.header('user_id') ?? '';
      const id = await startApplication(db, sent, { now: now(), client, userId });
      return c.json({ application_id: id }, 201);
    })
    .post('/send-otp', async (c) => {
      const { application_id } = await readJson(c, sendOtpRequest);
      const client = clientKey(c, trustClientIp);
      const context = { now: now(), client, settings: otp };
      await sendOtp(db, application_id, context).catch(logCapped(log));
      return c.json({ status: 'sent' });
    })
    .post('/verify-otp', async (c) => {
      const { email: applicationId, otp: code } = await readJson(c, verifyOtpRequest);
      return c.json(
        await verifyOtp(db, applicationId, code, { now: now(), phone: otp.officePhone }),
      );
    })
    .post('/application-continue', async (c) => {
      const sent = await readJson(c, applicationContinueRequest);
      const client = clientKey(c, trustClientIp);
      return c.json(await continueApplication(db, sent, { now: now(), client }));
    })
    .post('/application-document', async (c) => {
      await receiveDocument(c, deps);
      return c.json({ status: 'received' }, 201);
    })
    .post('/complete-admission', async (c) => {
      const sent = await readJson(c, admissionPost);
      await completeAdmission(db, sent, now());
      return c.json({ status: 'completed', application_id: sent.application_id });
    });
}
