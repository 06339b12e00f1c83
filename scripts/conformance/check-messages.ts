import { CV_FIELD, CV_TYPE, calls, LENGTHS, readPath, readResponse } from '@/contract';
import type { Sender } from './check-write';
import type { Note, NoteFor } from './findings';
import { contact } from './person';
import type { Server } from './server';
import { smallPdf } from './small-pdf';

const message = {
  name: 'Conformance Check',
  ...contact,
  email: 'conformance@example.org',
  subject: 'A check of the server',
  message: 'This message was sent to check the server and needs no answer.',
};

export async function checkContact(send: Sender, noteFor: NoteFor): Promise<void> {
  const note = noteFor(`POST ${calls['contact-us'].path}`);
  const but = (changes: Partial<typeof message>) => ({ ...message, ...changes });
  await send.taken('contact-us', note, 'a message, with 201', message);
  await send.refused('contact-us', note, 'an empty message', but({ message: '' }));
  await send.refused('contact-us', note, 'a missing name', but({ name: '' }));
  await send.refused('contact-us', note, 'letters for a number', but({ mobile: 'none' }));
  const long = 'a'.repeat(2 * LENGTHS.message);
  await send.refused('contact-us', note, 'a message of twice the length', but({ message: long }));
  await send.refused('contact-us', note, 'a body that is no JSON', 'name=Conformance');
}

export async function checkJob(server: Server, send: Sender, noteFor: NoteFor): Promise<void> {
  const note = noteFor(`POST ${calls['job-apply'].path}`);
  const vacancy = await anyVacancy(server);
  if (vacancy === undefined) {
    note.leaveOut('takes an application with a CV', 'there is no vacancy to apply for');
  } else {
    const pdf = new Blob([smallPdf()], { type: CV_TYPE });
    await send.taken('job-apply', note, 'an application with a CV', form(vacancy, pdf));
    await refusals(send, note, vacancy);
  }
  const cv = new Blob([smallPdf()], { type: CV_TYPE });
  await send.refused('job-apply', note, 'an unknown vacancy', form('No Such Vacancy', cv));
}

async function refusals(send: Sender, note: Note, vacancy: string) {
  const program = new Blob(['MZ this is no document'], { type: CV_TYPE });
  await send.refused('job-apply', note, 'a program named as a PDF', form(vacancy, program));
  await send.refused('job-apply', note, 'an application without a CV', form(vacancy));
  await send.refused('job-apply', note, 'an empty file', form(vacancy, new Blob([])));
}

function form(vacancy: string, cv?: Blob): FormData {
  const data = new FormData();
  data.set('vacancy', vacancy);
  data.set('applicant_name', 'Conformance Check');
  data.set('mobile_code', contact.mobile_code);
  data.set('mobile', contact.mobile);
  data.set('email', 'conformance@example.org');
  data.set('qualification', 'Graduate');
  data.set('experience', '2');
  if (cv !== undefined) data.set(CV_FIELD, cv, 'cv.pdf');
  return data;
}

async function anyVacancy(server: Server): Promise<string | undefined> {
  const { body } = await server.get(readPath('vacancies'));
  const read = readResponse('vacancies', body);
  return read.ok ? read.data[0]?.vacancy_name : undefined;
}
