import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { addressOf, authentication, chooseAddress } from '@/school-api/db/server/address';
import { tempFolder } from '../../support/temp-folder';

const platform = process.platform;
const folder = tempFolder();
afterEach(() => Object.defineProperty(process, 'platform', { value: platform }));

it('on Windows the server listens only on loopback and requires a password', async () => {
  Object.defineProperty(process, 'platform', { value: 'win32' });
  const [method, file = ''] = authentication(folder);
  expect(method).toBe('--auth=scram-sha-256');
  const passwordFile = file.replace('--pwfile=', '');
  expect(path.dirname(passwordFile)).toBe(folder);
  expect(statSync(passwordFile).mode & 0o777).toBe(0o600);
  const { url, settings } = await chooseAddress(folder);
  expect(settings).toEqual({ listen_addresses: '127.0.0.1', port: new URL(url).port });
  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect(new URL(url).password).toBe(readFileSync(passwordFile, 'utf8'));
  expect(addressOf(folder)).toBe(url);
});
