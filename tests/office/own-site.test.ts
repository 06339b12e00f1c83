import { describe, expect, it } from 'vitest';
import { readConfig } from '@/school-api/config';
import { ownPath, siteOf } from '@/school-api/office/own-site';

describe('a return path', () => {
  it.each(['/', '/jobs?state=new&q=a%20b', '/applications/abc'])('keeps %s', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    ...['https://evil.example/', '//evil.example/', '/\\evil.example', '\\\\evil.example'],
    ...['/.//evil.example', '/x/..//evil.example', '/\t/evil.example', 'javascript:alert(1)', ''],
  ])('leads to no other site: %j', (path) => {
    const { host } = new URL(ownPath(path), 'https://office.school.example');
    expect(host).toBe('office.school.example');
  });
});

it('the site of a Host header is that of OFFICE_URL, with and without its port', () => {
  for (const host of ['office.school.example', 'Office.School.example:443']) {
    expect(siteOf(host, 'https://office.school.example')).toEqual({
      origin: 'https://office.school.example',
      hostname: 'office.school.example',
      isSecure: true,
    });
  }
});

it('the site of a Host header is also localhost or a loopback address, and no other', () => {
  expect(siteOf('localhost:4100', undefined)?.origin).toBe('http://localhost:4100');
  for (const host of ['127.0.0.1:4100', '[::1]:4100']) {
    expect(siteOf(host, 'https://office.school.example'), host).toBeDefined();
  }
  for (const host of [
    '',
    'office.school.example.evil.example',
    'localhost.evil.example',
    'user@localhost',
    'localhost:4100/x',
    '10.0.0.1',
  ]) {
    for (const own of [undefined, 'https://office.school.example']) {
      expect(siteOf(host, own), host).toBeUndefined();
    }
  }
});

describe('the variables of the office', () => {
  it('turn it on outside of production, and in production with a port', () => {
    const production = { NODE_ENV: 'production', SITE_URL: 'http://localhost:3000' };
    expect(readConfig({}).office).toMatchObject({ isOn: true, host: '127.0.0.1' });
    expect(readConfig(production).office.isOn).toBe(false);
    expect(readConfig({ ...production, OFFICE_PORT: '4100' }).office.isOn).toBe(true);
  });

  it('reject a public address without https', () => {
    expect(() => readConfig({ OFFICE_URL: 'http://office.school.example' })).toThrow('OFFICE_URL');
    expect(readConfig({ OFFICE_URL: 'http://localhost:4100' }).office.url).toBeDefined();
    expect(readConfig({ OFFICE_URL: 'https://office.school.example/' }).office.url).toBe(
      'https://office.school.example',
    );
  });
});
