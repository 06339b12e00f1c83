import { describe, expect, it } from 'vitest';
import { containsUrl } from '@/contract';
import { listed } from '../support/listed';

const ADDRESSES = listed(`
  http://example.org | https://example.org/path?x=1 | HTTP://EXAMPLE.ORG | https : // example
  ftp://files.example | www.example | WWW.EXAMPLE | www . example | example.com | EXAMPLE.COM
  look at example.com, please | example.in | school.co.in | my-school.org | my_school.net
  example.info/offer | example.biz! | example.co | example.gov.in | shop.xyz | video.tv
  short.ly/abc | start.io | about.me | example . com | example .com | example dot com
  example DOT com | example dot co dot in | example (dot) com | example [dot] org | example{dot}net
  example[.]com | example(.)in | asha@example.org | asha@example | asha @ gmail | asha @gmail.com
  asha (at) example | asha[at]example | t.co/abc | at x.com/abc | t.me/abc | asha {at} example dot com | ｅｘａｍｐｌｅ．ｃｏｍ | विद्यालय.com
`).concat('exam\u200bple.com');

const WORDS = listed(`
  May we come on Monday? | My son was at St. Xavier | My son was at St.Xavier school
  We arrive at 10.30 am | We arrive at 10.30am in the morning | Some things, e.g. this
  i.e. the hostel | I asked Dr.Sharma | Dr. Sharma and Mrs. Rao said so | Shri. R.K. Gupta
  My name is A.P. Singh | I hold a B.Com and an M.Com. | A B.Com/M.Com, b.com/m.com or M.Com/B.Ed | I hold a B.Sc., M.A. and Ph.D.
  He is in Class 5.In June he turns ten | It ended well.So we came | The fee is Rs.500
  The fee is Rs. 1.2 lakh | Rs.1,20,000/- in all | Two rooms @ 500 each | He scored 92.5%
  No. 12, Kadamba Lane | Room no.12 | Wait... is it open? | Is it true...in the end?
  He wore a polka dot shirt | Please dot the i | We wait (at noon) at the gate | Version 2.0 of the form
  on 12.10.2026 | Thank you. | क्या छात्रावास खुला है? | Vol.II of the book | the net result is good
  com and org are only words | Robert'); DROP TABLE students;-- | 🙂 thank you
`).concat('');

describe('text for the school', () => {
  it.each(ADDRESSES)('contains the address %o', (words) => {
    expect(containsUrl(words)).toBe(true);
  });

  it.each(WORDS)('contains no address: %o', (words) => {
    expect(containsUrl(words)).toBe(false);
  });
});
