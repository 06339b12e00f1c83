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
import { errorCode, StartError } from '../../platform';
import type { TaxSettings } from './variables';

const BYTES = 32;
const HEX = /^[0-9a-f]{64}$/i;

export type PanKey = {
  key: Buffer;
  /** Identifies the key without revealing it, so that a wrong one is recognised. */
  id: string;
};

/** From PAN_KEY, otherwise from a file in the data folder created at first use. */
export function readPanKey({ hex, file }: TaxSettings['panKey']): PanKey {
  return parseKey(hex ?? readOrMake(file), file);
}

/** For decryption, where a new key would be useless. Undefined if there is none. */
export function existingPanKey({ hex, file }: TaxSettings['panKey']): PanKey | undefined {
  const text = hex ?? readFile(file);
  return text === undefined ? undefined : parseKey(text, file);
}

function parseKey(text: string, file: string): PanKey {
  if (!HEX.test(text)) {
    throw new StartError(`${file} is not a key: it must contain 64 hexadecimal digits.`);
  }
  const key = Buffer.from(text, 'hex');
  return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 8) };
}

/** A key for another purpose that does not reveal the first. */
export function deriveKey({ key }: PanKey, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', purpose, BYTES));
}

function readOrMake(file: string): string {
  const text = readFile(file);
  if (text !== undefined) return text;
  makeKey(file);
  return readFileSync(file, 'utf8').trim();
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
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.part`;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const handle = openSync(temporary, 'wx', 0o600);
  try {
    writeSync(handle, `${randomBytes(BYTES).toString('hex')}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(temporary, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}
