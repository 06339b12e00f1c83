import { CV_TYPE, documentFile, type WriteName } from '@/contract';
import type { Kit } from './kit';
import { smallPdf } from './small-pdf';

const ADDRESS = { email: 'conformance@example.org', purpose: 'receipts' };
const APPLICATION = { grant: 'conformance' };
const NUMBERED = { ...APPLICATION, application_number: 'BCDF2345' };
const RIGHTS = { grant: 'conformance', text: 'conformance' };

/**
 * Requests that a server offering these calls must refuse; none of them sends a code. The first one
 * detects the calls.
 */
const OPTIONAL: readonly { offer: string; wrong: readonly [WriteName, string, object][] }[] = [
  {
    offer: 'find receipts',
    wrong: [
      ['mailbox-code', 'a wrong address', { ...ADDRESS, email: 'nobody' }],
      ['mailbox-grant', 'a code that was not sent', { ...ADDRESS, otp: '000000' }],
      ['receipts', 'an unknown grant', { grant: 'conformance' }],
      ['receipt-file', 'the receipt of an unknown order', { order_id: 'order_conformance' }],
    ],
  },
  {
    offer: 'show what it holds',
    wrong: [
      ['privacy-data', 'an unknown grant', RIGHTS],
      ['privacy-correct', 'an unknown grant', RIGHTS],
      ['privacy-withdraw', 'an unknown grant', RIGHTS],
      ['privacy-erase', 'an unknown grant', RIGHTS],
    ],
  },
  {
    offer: 'hear of bank transfers',
    wrong: [['tell-transfer', 'an empty form', {}]],
  },
  {
    offer: 'tell where an application stands',
    wrong: [
      ['application-status', 'an unknown grant', APPLICATION],
      ['application-answer', 'an unknown grant', { ...NUMBERED, answer: 'withdraw' }],
      ['application-continue', 'an unknown grant', NUMBERED],
      ['application-document', 'an unknown grant', documentForm()],
    ],
  },
];

const ABSENT = [404, 405, 501];

/** A server without these calls is not asked further. */
export async function checkOptional(kit: Kit): Promise<void> {
  for (const { offer, wrong } of OPTIONAL) {
    let isOffered: boolean | undefined;
    for (const [name, what, body] of wrong) {
      isOffered ??= !ABSENT.includes((await kit.send(name, body)).status);
      if (isOffered) await kit.refused(name, what, body);
      else kit.note(name).leaveOut(`refuses ${what}`, `the server does not offer to ${offer}`);
    }
  }
}

function documentForm(): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...NUMBERED, kind: 'photograph' })) {
    form.set(name, value);
  }
  form.set(documentFile.file, new Blob([smallPdf()], { type: CV_TYPE }), 'document.pdf');
  return form;
}
