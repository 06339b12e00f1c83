import { z } from 'zod';
import {
  ADMISSION_FIELD_KEYS,
  CONSENT_CONTROL,
  type Consent,
  calls,
  NOTICE_VERSIONS,
  RELATIONS,
  type ResponseOf,
  readPath,
  readResponse,
} from '@/contract';
import { text } from '@/contract/wire';
import { readTaken, type Sender } from './check-write';
import type { NoteFor } from './findings';
import { contact, home } from './person';
import type { Server } from './server';

/** The mailbox that gets the code, and how to read it. */
export type Mailbox = { address: string; readCode: () => Promise<string> };

export type Application = {
  id: string;
  parent: { email: string; first_name: string; last_name: string };
};

export const CHOSEN = { student_type: 'Day Scholar', apply_for: 'Class 5' };

const declaration: Consent = {
  consent_name: 'Conformance Check',
  consent_relation: RELATIONS[0],
  consent_version: NOTICE_VERSIONS.register,
};

/** Checks that need the code; returns the unpaid order. */
export async function checkVerified(
  server: Server,
  send: Sender,
  noteFor: NoteFor,
  { id, parent }: Application,
  mailbox: Mailbox | undefined,
): Promise<ResponseOf<'create-order'> | undefined> {
  const note = (name: keyof typeof calls) => noteFor(`POST ${calls[name].path}`);
  const otp = (await mailbox?.readCode()) ?? '';
  if (otp === '') {
    const why = 'the code is in the mail: --mailbox';
    note('verify-otp').leaveOut('takes the right code', why);
    note('complete-admission').leaveOut('takes the details of a verified application', why);
    note('create-order').leaveOut('takes a completed application', why);
    return undefined;
  }
  const code = JSON.stringify({ otp, email: id });
  const verified = await server.post('verify-otp', code, 'application/json');
  const noteCode = note('verify-otp');
  const proved = readTaken('verify-otp', noteCode, 'the right code', verified);
  if (!proved) return undefined;
  // A server that gives none is sent the payload of the specification.
  const { grant } = proved;
  const odd = oddValues(verified.body).join(', ');
  noteCode.advise('every value of admission_data is a text', odd === '', odd);

  const details = { ...parent, ...contact, ...home, ...CHOSEN, guardian_name: 'Conformance Check' };
  const dated = { admission_date: await anyDate(server), application_id: id, otp };
  const what = 'the details of a verified application';
  const noteDetails = note('complete-admission');
  const declared = (await asksConsent(server)) ? declaration : undefined;
  if (declared !== undefined) {
    const undeclared = { ...details, ...dated, grant };
    await send.refused('complete-admission', noteDetails, 'details without consent', undeclared);
  }
  const complete = { ...details, ...dated, ...declared };
  const own = { application_id: id };
  if (grant) {
    await send.refused('complete-admission', noteDetails, 'details without the grant', complete);
  }
  await send.taken('complete-admission', noteDetails, what, { ...complete, grant });
  if (grant) {
    await send.refused('create-order', note('create-order'), 'an order without the grant', own);
  }
  const order = { ...own, grant };
  return send.taken('create-order', note('create-order'), 'a completed application', order);
}

const prefilled = z.object({ admission_data: z.record(z.string(), z.unknown()).nullish() });

/** The site drops invalid prefill values, so that the parent has to type them again. */
function oddValues(body: unknown): string[] {
  const read = prefilled.safeParse(body);
  if (!read.success) return ['admission_data'];
  return Object.entries(read.data.admission_data ?? {})
    .filter(
      ([key, value]) =>
        ADMISSION_FIELD_KEYS.some((known) => known === key) && !text.safeParse(value).success,
    )
    .map(([key]) => key);
}

/** An optional part of the form: only a server that lists it is sent it. */
async function asksConsent(server: Server): Promise<boolean> {
  const { body } = await server.get(readPath('form-controls'));
  const read = readResponse('form-controls', body);
  return read.ok && read.data.some(({ key, status }) => key === CONSENT_CONTROL && status);
}

async function anyDate(server: Server): Promise<string> {
  const { body } = await server.get(readPath('admission-dates'));
  const read = readResponse('admission-dates', body);
  if (!read.ok) return '';
  const { dates_with_locations: dates, admission_texts_with_locations: texts } = read.data;
  const [offered] = [
    ...dates.map(({ admission_date, admission_text }) => admission_date || admission_text),
    ...texts.map(({ admission_text }) => admission_text),
  ].filter((value) => value !== '');
  return offered ?? '';
}
