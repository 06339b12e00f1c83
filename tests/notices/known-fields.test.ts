import { describe, expect, it } from 'vitest';
import ApplyNow from '@/app/careers/apply-now/page';
import ContactUs from '@/app/contact-us/page';
import DonateRegister from '@/app/donate-register/page';
import ApplicationStatus from '@/app/register/status/page';
import {
  completeAdmissionRequest,
  contactRequest,
  createAdmissionRequest,
  createOrderRequest,
  donationRequest,
  jobApplicationFields,
  NOTICE_VERSIONS,
} from '@/contract';
import { readConsentVersion, readNoticeVersion } from '@/lib/school-api/listed-controls';
import { donation } from '../donations/samples';
import { contactAnswers } from '../support/contact-form';
import { withAnswers } from '../support/school-answers';
import { pageWith } from '../ui/render';

const control = (key: string, status = 1) => ({ key, field_name: '', status });

describe('the optional fields', () => {
  it.each([
    [
      'lists both',
      [control('notice_version'), control('parent_consent')],
      [NOTICE_VERSIONS.contact, NOTICE_VERSIONS.register],
    ],
    [
      'lists the notice',
      [control('city'), control('notice_version')],
      [NOTICE_VERSIONS.contact, ''],
    ],
    ['has switched them off', [control('parent_consent', 0)], ['', '']],
    ['knows the specification alone', [control('city')], ['', '']],
    ['does not answer as it should', 'nothing', ['', '']],
  ])('are sent if the server %s', async (_, answer, versions) => {
    const read = () => Promise.all([readNoticeVersion('contact'), readConsentVersion()]);
    expect(await withAnswers({ 'form-controls': answer }, read)).toEqual(versions);
  });

  it.each([ApplyNow, ContactUs, DonateRegister, ApplicationStatus])(
    'are in %o, which is stored briefly while they are unknown',
    async (Page) => {
      const lists = { purposes: [], 'purpose-totals': [], vacancies: [] };
      const unknown = await pageWith(lists, Page);
      const known = await pageWith({ ...lists, 'form-controls': [] }, Page);
      expect(unknown.querySelector('data[data-degraded]')).not.toBeNull();
      expect(known.querySelector('[data-degraded]')).toBeNull();
    },
  );

  const child = { email: 'parent@example.org', first_name: 'Gopal', last_name: 'Vrajwasi' };
  const job = {
    vacancy: 'Cook',
    applicant_name: 'Radha Rao',
    mobile: '9000000004',
    email: 'radha@example.org',
    qualification: 'Graduate',
    experience: '3',
  };
  const notice = { notice_version: '1' };
  const consent = { consent_name: 'Devaki', consent_relation: 'Mother', consent_version: '1' };
  const grant = 'what-verify-otp-gave';

  it.each([
    ['a message', contactRequest, contactAnswers, notice],
    ['a beginning', createAdmissionRequest, child, notice],
    ['the details', completeAdmissionRequest, { application_id: 'a' }, { ...consent, grant }],
    ['an order', createOrderRequest, { application_id: 'a' }, { grant }],
    ['a donation', donationRequest, donation, notice],
    ['a job application', jobApplicationFields, job, notice],
  ])('of %s are forwarded, and none is added', (_, schema, sent, added) => {
    expect(schema.parse({ ...sent, ...added })).toMatchObject(added);
    const keys = Object.keys(JSON.parse(JSON.stringify(schema.parse(sent))));
    expect(keys.filter((key) => key in added)).toEqual([]);
  });
});
