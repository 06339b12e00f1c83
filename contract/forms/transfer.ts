import * as z from 'zod';
import { CAPTCHA_FIELD } from '../facts/captcha';
import { CITIZEN_FIELD } from '../facts/citizenship';
import { LENGTHS } from '../facts/limits';
import { isRequired, line, postalAddress, withoutUrls } from './atoms';
import { donationFields } from './donations';
import { noticeField } from './notice';
import { posted } from './posted';

/**
 * From 12 digits (UPI, IMPS) to 22 (RTGS), with room for prefixes that banks add. Neither words, nor an
 * IFSC, nor a phone number: statements repeat them in the rows of other people.
 */
const REFERENCE = /^(?=.*\d{6})(?![a-z]{4}0\w{6}$|\d{10}$)[a-z0-9]{10,35}$/i;

export const isTransferReference = (word: string) => REFERENCE.test(word);

/** For comparison: people copy references with spaces, banks print them between other words. */
export const transferKey = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const required = (label: string, max: number) => ({ max, required: isRequired(label) });

/** What a donor reports about a bank transfer. */
const fields = donationFields.pick({ donor_name: true, email: true, amount: true }).extend({
  [CITIZEN_FIELD]: z
    .string()
    .regex(/^(yes|no)$/, { error: 'Choose whether you are an Indian citizen' }),
  address: postalAddress('Address', required('Address', LENGTHS.line * 2)),
  sent_on: z.iso.date({ error: 'Enter the date of the transfer' }),
  reference: line('Reference number', required('Reference number', LENGTHS.place)).refine(
    (text) => isTransferReference(transferKey(text)),
    {
      error:
        'Enter the UTR or transaction number: 10 to 35 letters and digits, with 6 digits in a row. An IFSC or a phone number is not one',
    },
  ),
  purpose: withoutUrls(line('Purpose', { max: LENGTHS.line }), 'Purpose'),
});

/** With the captcha token and the version of the notice. */
export const transferRequest = posted(
  Object.keys(fields.shape),
  fields.extend({ [CAPTCHA_FIELD]: z.string().max(LENGTHS.captcha).catch(''), ...noticeField }),
);

export type TransferRequest = z.output<typeof transferRequest>;
