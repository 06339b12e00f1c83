import { describe, expect, it } from 'vitest';
import { school } from '@/content/school';
import { readConfig } from '@/school-api/config';
import { refuseDemoSchool } from '@/school-api/operations';
import { demoValuesLeft } from '@/school-api/operations/identity';
import { isDemoSchool } from '../support/demo-school';

const PUBLIC = { SITE_URL: 'https://www.vraja-school.in', NODE_ENV: 'production' };

describe('whether the public reads this school API', () => {
  it.each([
    [PUBLIC, true],
    [{ SITE_URL: PUBLIC.SITE_URL }, true],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://mail.vraja-school.in' }, true],
    [{ SITE_URL: 'http://localhost:3000', SMTP_URL: 'smtp://mail.vraja-school.in' }, false],
    [{ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:2525' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{}, false],
  ])('with %j the public: %s', (env, expected) => {
    expect(readConfig(env).isPublic).toBe(expected);
  });

  it('is true if it takes real money, even without SITE_URL', () => {
    const keys = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 's' };
    const env = { ...keys, RAZORPAY_WEBHOOK_SECRET: 'w', NODE_ENV: 'production' };
    expect(readConfig(env).isPublic).toBe(true);
  });
});

describe('the demo school', () => {
  it('is allowed for a trial, with its records only there', () => {
    expect(readConfig({}).seed).toBe('demo');
    expect(readConfig(PUBLIC).seed).toBe('none');
    expect(demoValuesLeft(readConfig({ ...PUBLIC, SCHOOL_SEED: 'demo' }))).toContain(
      'SCHOOL_SEED: demo',
    );
  });

  it('allows a trial', () => {
    expect(() =>
      refuseDemoSchool(readConfig({ SITE_URL: 'https://school.example.org' })),
    ).not.toThrow();
  });

  if (isDemoSchool) {
    it('is refused to the public, named value by value', () => {
      const refuse = () => refuseDemoSchool(readConfig(PUBLIC));
      for (const value of [school.name, school.phones[0], school.noReplyEmail, school.session]) {
        expect(refuse).toThrow(value);
      }
    });
  }

  it('is replaced in emails as in the pages: no variable gives another name', () => {
    const { mail, forms } = readConfig({ SCHOOL_NAME: 'Another', SCHOOL_PHONE: '1' });
    const { name, session, phones } = school;
    expect(mail.school).toMatchObject({ name, session, phone: phones[0] });
    expect(forms.otp.officePhone).toBe(phones[0]);
  });
});
