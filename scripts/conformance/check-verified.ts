import { z } from 'zod';
import {
  ADMISSION_FIELD_KEYS,
  CONSENT_CONTROL,
  type Consent,
  NOTICE_VERSIONS,
  RELATIONS,
  type ResponseOf,
  readPath,
  readResponse,
} from '@/contract';
import { text } from '@/contract/wire';
import type { Kit } from './kit';
import type { Server } from './server';

/** The values entered in every form of the kit. */
export const contact = { mobile_code: '+91', mobile: '9000000001' };

export const home = {
  address: '12, Demo Lane',
  city: 'Vraja',
  state: 'Uttar Pradesh',
  pin_code: '281001',
  country: 'India',
};

/** The mailbox that receives the code, and how to read it. */
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
  kit: Kit,
  { id, parent }: Application,
  mailbox: Mailbox | undefined,
): Promise<ResponseOf<'create-order'> | undefined> {
  const { server } = kit;
  const what = 'the details of a verified application';
  const otp = (await mailbox?.readCode()) ?? '';
  if (otp === '') {
    const why = 'the code is in the mail: --mailbox';
    kit.note('verify-otp').leaveOut('takes the right code', why);
    kit.note('complete-admission').leaveOut(`takes ${what}`, why);
    kit.note('create-order').leaveOut('takes a completed application', why);
    return undefined;
  }
  const verified = await kit.send('verify-otp', { otp, email: id });
  const accepted = kit.readTaken('verify-otp', 'the right code', verified);
  if (!accepted) return undefined;
  // Without a grant, only the specification's payload is sent.
  const { grant } = accepted;
  const odd = oddValues(verified.body).join(', ');
  kit.note('verify-otp').advise('every value of admission_data is a text', odd === '', odd);

  const details = {
    ...parent,
    ...contact,
    ...home,
    ...CHOSEN,
    guardian_name: 'Conformance Check',
    application_id: id,
    otp,
    admission_date: await anyDate(server),
  };
  const declared = (await asksConsent(server)) ? declaration : undefined;
  if (declared !== undefined) {
    await kit.refused('complete-admission', 'details without consent', { ...details, grant });
  }
  const complete = { ...details, ...declared };
  const own = { application_id: id };
  if (grant) await kit.refused('complete-admission', 'details without the grant', complete);
  await kit.taken('complete-admission', what, { ...complete, grant });
  if (grant) await kit.refused('create-order', 'an order without the grant', own);
  return kit.taken('create-order', 'a completed application', { ...own, grant });
}

const prefilled = z.object({ admission_data: z.record(z.string(), z.unknown()).nullish() });

/** The site drops invalid prefill values, so the parent has to type them again. */
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

/** An optional part of the form, sent only to a server that lists it. */
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
