import { describe, expect, it } from 'vitest';
import { jobApplicationFields } from '@/contract/forms/careers';
import { checkCv, isSafeFileName, safeCvName } from '@/lib/careers/cv';
import { EXE, samplePdf } from '../school-api/sample-cv';

const good = {
  vacancy: 'Teacher of Mathematics',
  applicant_name: 'Radha Rao',
  mobile: '9000000004',
  email: 'radha@example.org',
  qualification: 'Graduate',
  experience: '3',
};

function messages(changes: Record<string, unknown>): string[] {
  const parsed = jobApplicationFields.safeParse({ ...good, ...changes });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

const NO_PHONE = 'Please enter a valid 10-digit phone number';

describe('a job application', () => {
  it.each([
    ['vacancy', '', 'Please select a vacancy'],
    ['vacancy', undefined, 'Please select a vacancy'],
    ['applicant_name', ' ', 'Full Name is required'],
    ['mobile', '', NO_PHONE],
    ['mobile', '900000000', NO_PHONE],
    ['mobile', '90000000045', NO_PHONE],
    ['mobile', 'abcdefghij', NO_PHONE],
    ['mobile', '+44 20 7946 0958', NO_PHONE],
    ['mobile', '+65 9123 4567', NO_PHONE],
    ['mobile_code', '+44', 'Invalid country code'],
    ['email', '', 'Please enter a valid email address'],
    ['email', 'radha', 'Please enter a valid email address'],
    ['email', 'radha rao@example.org', 'Please enter a valid email address'],
    ['qualification', '', 'Please select your qualification'],
    ['qualification', 'Doctor', 'Please select your qualification'],
    ['experience', '6', 'Please select your experience'],
  ])('says of %s %o: %s', (field, value, message) => {
    expect(messages({ [field]: value })).toEqual([message]);
  });

  it.each(['+91 90000 00004', '090000 00004', '0091 9000000004'])(
    'reads %s as ten digits',
    (text) => {
      expect(jobApplicationFields.parse({ ...good, mobile: text }).mobile).toBe('9000000004');
    },
  );

  it('takes a number with spaces, an address without a dot, and no experience', () => {
    const { experience, ...rest } = good;
    const parsed = jobApplicationFields.parse({
      ...rest,
      mobile: '90000 00004',
      email: 'radha@example',
    });
    expect(parsed).toMatchObject({ mobile: '9000000004', mobile_code: '+91', experience: '0' });
    expect(experience).toBe('3');
  });
});

const bytes = (buffer: Buffer) => new Uint8Array(buffer);
const file = (content: Buffer, type = 'application/pdf', name = 'cv.pdf') =>
  new File([bytes(content)], name, { type });

describe('a chosen file', () => {
  it('is a PDF by its type or name, and by its first bytes', async () => {
    expect(await checkCv(file(samplePdf()))).toBeNull();
    expect(await checkCv(file(samplePdf(), ''))).toBeNull();
    expect(await checkCv(file(samplePdf(), 'image/png', 'cv.png'))).toBe(
      'Only PDF files are allowed!',
    );
    for (const content of [EXE, Buffer.alloc(0), Buffer.from('<svg/>'), samplePdf().subarray(9)]) {
      expect(await checkCv(file(content))).toBe('Only PDF files are allowed!');
    }
    // The trailer is not checked; a truncated upload is detected by the form's end and the file's size.
    expect(await checkCv(file(samplePdf(4000).subarray(0, 3000)))).toBeNull();
  });

  it('is at most 5 MB', async () => {
    expect(await checkCv(file(samplePdf(4_900_000)))).toBeNull();
    expect(await checkCv(file(samplePdf(5_300_000)))).toBe('The CV may have at most 5 MB');
  });

  it.each([
    ['Radha Rao CV (new).pdf', 'Radha Rao CV (new).pdf'],
    ['राधा.PDF', 'राधा.pdf'],
    ['a"b;c\u0001.pdf', 'a_b_c_.pdf'],
    ['../../etc/passwd', '_.._etc_passwd.pdf'],
    ['.pdf', 'cv.pdf'],
    ['', 'cv.pdf'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(80)}.pdf`],
  ])('named %o travels as %o', (name, safe) => {
    expect(safeCvName(name)).toBe(safe);
  });

  it('has no path and nothing invisible in its name', () => {
    expect(isSafeFileName('My CV, 2026.final.pdf')).toBe(true);
    for (const name of [
      '../cv.pdf',
      'C:\\cv.pdf',
      'a\u0000.pdf',
      'a\n.pdf',
      'fdp.\u202eexe',
      'a'.repeat(300),
    ]) {
      expect(isSafeFileName(name), name).toBe(false);
    }
  });
});
