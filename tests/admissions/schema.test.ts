import { describe, expect, it } from 'vitest';
import { DEFAULT_FORM_CONTROLS } from '@/contract';
import {
  ADMISSION_MESSAGES,
  type AnswerKey,
  type Answers,
  NO_ANSWERS,
} from '@/contract/facts/admission-answers';
import {
  admissionForm,
  completeAdmissionRequest,
  createAdmissionRequest,
  verifyOtpRequest,
} from '@/contract/forms/admissions';
import { dateChoices, isFull } from '@/lib/admissions/dates';
import { codeDigits, phoneDigits, pinDigits } from '@/lib/admissions/digits';
import { formFieldsOf, visibleFields } from '@/lib/admissions/fields';

const everything = DEFAULT_FORM_CONTROLS.map((field) => ({ ...field, shown: true }));
const fields = visibleFields(formFieldsOf(everything, { datesOffered: true }));

const GOOD: Answers = {
  ...NO_ANSWERS,
  first_name: 'Gopal',
  last_name: 'Sharma',
  email: 'parent@example.org',
  guardian_name: 'Madhav Sharma',
  mobile: '0000000012',
  student_type: 'Day Scholar',
  apply_for: 'Class 1',
  admission_date: '2026-11-15',
};

const ANYWHERE = ADMISSION_MESSAGES.phoneAnywhere;

function wrong(changes: Partial<Answers>, asked = fields): Record<string, string> {
  const parsed = admissionForm(asked).safeParse({ ...GOOD, ...changes });
  const issues = parsed.success ? [] : parsed.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

describe('the details', () => {
  it('are complete with what is required', () => {
    expect(wrong({})).toEqual({});
  });

  it('name every required field by its label', () => {
    expect(wrong(NO_ANSWERS)).toEqual({
      first_name: 'First Name is required',
      last_name: 'Last Name is required',
      email: 'Email is required',
      guardian_name: 'Guardian Name is required',
      mobile: 'Contact Number is required',
      student_type: 'Student Type is required',
      apply_for: 'Apply For is required',
      admission_date: 'Admission Date is required',
    });
  });

  const cases: [AnswerKey, string, string][] = [
    ['first_name', '   ', 'First Name is required'],
    ['email', 'parent', 'Please enter a valid email.'],
    ['mobile', '000000001', 'Please enter a valid 10-digit phone number'],
    ['mobile', '+44 20 7946 0958 ext. 1234', 'Please enter a valid 10-digit phone number'],
    ['mobile', '447911123456', 'Please enter a valid 10-digit phone number'],
    ['mobile', '+1 212 555 0123', 'Please enter a valid 10-digit phone number'],
    ['alternate_mobile', '12', ANYWHERE],
    ['alternate_mobile', '447911123456', ANYWHERE],
    ['alternate_mobile', '+44 20', ANYWHERE],
    ['alternate_mobile', '+44 20 7946 0958 1234 5678', ANYWHERE],
    ['pin_code', '28A', 'Invalid zip code'],
    ['query', 'see www.example.org', 'Query cannot contain URLs'],
    ['apply_for', 'Class 10', 'Please choose a class from the list'],
    ['city', 'x'.repeat(101), 'must be 100 characters or fewer'],
  ];
  it.each(cases)('reject %s %j', (key, value, message) => {
    expect(wrong({ [key]: value })).toEqual({ [key]: message });
  });

  it('accept a number with the code of India', () => {
    const parsed = admissionForm(fields).parse({ ...GOOD, mobile: '+91 98765 43210' });
    expect(parsed.mobile).toBe('9876543210');
    const sent = { ...GOOD, application_id: 'a1', alternate_mobile: '098765 43210' };
    expect(completeAdmissionRequest.parse(sent).alternate_mobile).toBe('9876543210');
  });

  it.each(['+44 (0)20 7946 0958', '0044 20 7946 0958', '+442079460958'])(
    'read the second number %j with its country',
    (alternate_mobile) => {
      const sent = { ...GOOD, application_id: 'a1', alternate_mobile };
      expect(completeAdmissionRequest.parse(sent).alternate_mobile).toBe('+442079460958');
    },
  );

  it('let residential students start in Class 3', () => {
    const student_type = 'Residential Student';
    expect(wrong({ student_type, apply_for: 'Class 2' })).toHaveProperty('apply_for');
    expect(wrong({ student_type, apply_for: 'Class 3' })).toEqual({});
  });

  it('never require a hidden field, nor a date if none is offered', () => {
    const controls = everything.map((field) =>
      field.key === 'guardian_name' ? { ...field, shown: false } : field,
    );
    const asked = visibleFields(formFieldsOf(controls, { datesOffered: false }));
    expect(wrong({ guardian_name: '', admission_date: '' }, asked)).toEqual({});
  });

  it('always ask who applies, even if that is switched off', () => {
    const form = formFieldsOf(DEFAULT_FORM_CONTROLS, { datesOffered: false });
    expect(visibleFields(form).map(({ key }) => key)).toEqual([
      'first_name',
      'last_name',
      'email',
      'student_type',
    ]);
    expect(form.identity.otp).toBe('OTP');
  });
});

describe('the routes', () => {
  it('apply the same rules, whatever the form shows', () => {
    const sent = { ...GOOD, application_id: 'a1', query: 'http://example.org', guardian_name: '' };
    const parsed = completeAdmissionRequest.safeParse(sent);
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
      'Query cannot contain URLs',
    ]);
    expect(completeAdmissionRequest.safeParse({ ...sent, query: '' }).success).toBe(true);
    expect(completeAdmissionRequest.safeParse(GOOD).success).toBe(false);
  });

  it('send no code without a name and an address', () => {
    const messages = (sent: object) =>
      createAdmissionRequest.safeParse(sent).error?.issues.map(({ message }) => message);
    expect(messages({ first_name: ' ', last_name: 'B', email: 'a@example.org' })).toEqual([
      'Please fill in the first name and last name before sending OTP.',
    ]);
    expect(messages({ first_name: 'A', last_name: 'B', email: 'a@' })).toEqual([
      'Please enter a valid email.',
    ]);
  });
});

describe('numbers', () => {
  it.each([
    ['+91 10000-00012', '1000000012'],
    ['0091 1000000012', '1000000012'],
    ['00000000001234', '0000000000'],
    ['447911123456', '447911123456'],
    ['1 212 555 0123', '12125550123'],
    ['971 50 123 4567', '971501234567'],
    // The twelfth digit is still to come.
    ['91987654321', '91987654321'],
    ['919876543210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['abc', ''],
    ['98765432101', '9876543210'],
    ['+91', '+91'],
    ['+91 98765', '+91 98765'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['0044 20 7946 0958', '0044 20 7946 0958'],
  ])('phone %j becomes %j', (typed, kept) => {
    expect(phoneDigits(typed)).toBe(kept);
  });

  it('codes lose their spaces, pin codes their letters', () => {
    expect(codeDigits(' 123 456 ')).toBe('123456');
    expect(codeDigits('-12345678901')).toBe('1234567890');
    expect(pinDigits('28 1121a')).toBe('281121');
  });
});

describe('a pasted code', () => {
  it.each([
    ...[' 123 456 ', '123-456', '12 34 56', '123 – 456', '123\u00a0456'].map((otp) => [
      otp,
      '123456',
    ]),
    // Another server's.
    ['1234 5678', '12345678'],
    ['1234', '1234'],
  ])('%j is accepted', (otp, code) => {
    expect(codeDigits(otp)).toBe(code);
    expect(verifyOtpRequest.parse({ email: 'a1', otp }).otp).toBe(code);
    const sent = { ...GOOD, application_id: 'a1', alternate_mobile: '', query: '', otp };
    expect(completeAdmissionRequest.parse(sent).otp).toBe(code);
  });

  it.each([
    ['12345678901', 'OTP must be 10 characters or fewer'],
    ['123456 78901', 'OTP must be 10 characters or fewer'],
    [' ', 'Please fill in the correct OTP.'],
  ])('%j is rejected', (otp, message) => {
    const { error } = verifyOtpRequest.safeParse({ email: 'a1', otp });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('dates', () => {
  it('are offered once each, with all their places', () => {
    const places = { full: false, fullFor: ['Class 6'] };
    const date = { value: '2026-11-15', label: '15 Nov 2026', ...places };
    const choices = dateChoices(['Vraja', 'Delhi'].map((location) => ({ ...date, location })));
    expect(choices).toEqual([{ ...date, label: '15 Nov 2026 (Vraja, Delhi)' }]);
  });

  it('are open to a class with places left', () => {
    const choice = (value: string, full: boolean, fullFor: string[] = []) => {
      return { value, label: value, full, fullFor };
    };
    const dates = [choice('a', true), choice('b', false, ['Class 6']), choice('c', false)];
    const open = (applyFor: string) =>
      dates.filter((date) => !isFull(date, applyFor)).map(({ value }) => value);
    expect(open('Class 6')).toEqual(['c']);
    expect(open('Class 7')).toEqual(['b', 'c']);
    expect(open('')).toEqual(['b', 'c']);
  });
});
