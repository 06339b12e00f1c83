import { CV_FIELD, CV_TYPE, LENGTHS, readPath, readResponse } from '@/contract';
import { contact } from './check-verified';
import type { Kit } from './kit';
import { smallPdf } from './small-pdf';

const message = {
  name: 'Conformance Check',
  ...contact,
  email: 'conformance@example.org',
  subject: 'A check of the server',
  message: 'This message was sent to check the server and needs no answer.',
};

export async function checkContact(kit: Kit): Promise<void> {
  await kit.taken('contact-us', 'a message, with 201', message);
  for (const [what, changes] of [
    ['an empty message', { message: '' }],
    ['a missing name', { name: '' }],
    ['letters for a number', { mobile: 'none' }],
    ['a message of twice the length', { message: 'a'.repeat(2 * LENGTHS.message) }],
  ] as const) {
    await kit.refused('contact-us', what, { ...message, ...changes });
  }
  await kit.refused('contact-us', 'a body that is no JSON', 'name=Conformance');
}

export async function checkJob(kit: Kit): Promise<void> {
  const vacancy = await anyVacancy(kit);
  const pdf = new Blob([smallPdf()], { type: CV_TYPE });
  const taken = 'an application with a CV';
  if (vacancy === undefined) {
    kit.note('job-apply').leaveOut(`takes ${taken}`, 'there is no vacancy to apply for');
  } else {
    await kit.taken('job-apply', taken, form(vacancy, pdf));
    const program = new Blob(['MZ this is no document'], { type: CV_TYPE });
    await kit.refused('job-apply', 'a program named as a PDF', form(vacancy, program));
    await kit.refused('job-apply', 'an application without a CV', form(vacancy));
    await kit.refused('job-apply', 'an empty file', form(vacancy, new Blob([])));
  }
  await kit.refused('job-apply', 'an unknown vacancy', form('No Such Vacancy', pdf));
}

function form(vacancy: string, cv?: Blob): FormData {
  const data = new FormData();
  const applicant = { vacancy, applicant_name: 'Conformance Check', ...contact };
  const more = { email: 'conformance@example.org', qualification: 'Graduate', experience: '2' };
  for (const [name, value] of Object.entries({ ...applicant, ...more })) data.set(name, value);
  if (cv !== undefined) data.set(CV_FIELD, cv, 'cv.pdf');
  return data;
}

async function anyVacancy({ server }: Kit): Promise<string | undefined> {
  const { body } = await server.get(readPath('vacancies'));
  const read = readResponse('vacancies', body);
  return read.ok ? read.data[0]?.vacancy_name : undefined;
}
