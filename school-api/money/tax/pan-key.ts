import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { ApiError, errorCode, StartError } from '../../platform';
import type { TaxSettings } from './variables';

const BYTES = 32;
const HEX = /^[0-9a-f]{64}$/i;

export type PanKey = {
  key: Buffer;
  /** Identifies the key without revealing it, so that a wrong one is recognised. */
  id: string;
};

/** From PAN_KEY, otherwise from a file in the data folder created at first use. */
export function readPanKey(panKey: TaxSettings['panKey']): PanKey {
  const existing = existingPanKey(panKey);
  if (existing) return existing;
  // A second key would be used until somebody notices, and then one of the two is lost for good.
  if (panKey.isLost) {
    throw new ApiError('unavailable', 'We cannot store a PAN at the moment. Please write to us.');
  }
  makeKey(panKey.file);
  return parseKey(readFileSync(panKey.file, 'utf8').trim(), panKey.file);
}

let temporary: Buffer | undefined;

/** For signatures and hashes: while the key is lost, one that ends with this process. */
export function hmacKey(panKey: TaxSettings['panKey']): PanKey {
  if (!panKey.isLost) return readPanKey(panKey);
  temporary ??= randomBytes(BYTES);
  return existingPanKey(panKey) ?? keyOf(temporary);
}

/** Undefined if there is none. */
export function existingPanKey({ hex, file }: TaxSettings['panKey']): PanKey | undefined {
  const text = hex ?? readFile(file);
  return text === undefined ? undefined : parseKey(text, file);
}

function parseKey(text: string, file: string): PanKey {
  if (!HEX.test(text)) {
    throw new StartError(`${file} is not a key: it must contain 64 hexadecimal digits.`);
  }
  return keyOf(Buffer.from(text, 'hex'));
}

function keyOf(key: Buffer): PanKey {
  return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 8) };
}

/** A key for another purpose that does not reveal the first. */
export function deriveKey({ key }: PanKey, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, BYTES));
}

function readFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The file appears complete, and never replaces another one. */
function makeKey(file: string): void {
  const part = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.part`;
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  withOpen(part, 'wx', (handle) => {
    writeSync(handle, `${randomBytes(BYTES).toString('hex')}\n`);
    fsyncSync(handle);
  });
  try {
    linkSync(part, file);
    // The name is durable only after an fsync of the folder.
    withOpen(folder, 'r', fsyncSync);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(part, { force: true });
  }
}

function withOpen(name: string, flags: 'wx' | 'r', work: (handle: number) => void): void {
  const handle = openSync(name, flags, 0o600);
  try {
    work(handle);
  } finally {
    closeSync(handle);
  }
}
