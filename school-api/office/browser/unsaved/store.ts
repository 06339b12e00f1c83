import type { Typed } from './fields';

export type Unsaved = {
  basedOn: string;
  typed: Typed;
  /** Submitted; removed once the office confirms saving. */
  sent: boolean;
};

type Stored = Unsaved & { at: number };

/** The person and record it belongs to: another person at the same browser does not get it. */
export type Owner = { person: string; record: string };

const PREFIX = 'unsaved ';
const keyOf = ({ person, record }: Owner) => `${PREFIX}${person} ${record}`;

/** A morning's work can be found the next morning. */
const MAX_HOURS = 24;
const MAX_FORMS = 20;
/** Of one form; browsers allow an origin five million. */
const MAX_CHARACTERS = 3_000_000;

/** Stored in the browser, beyond the tab. Without space nothing is stored, and the form works as before. */
export function store(owner: Owner, unsaved: Unsaved): void {
  const key = keyOf(owner);
  const stored: Stored = { ...unsaved, at: Date.now() };
  const text = JSON.stringify(stored);
  const items = storage();
  items?.removeItem(key);
  if (text.length > MAX_CHARACTERS) return;
  const older = storedKeys();
  while (older.length >= MAX_FORMS || !write(key, text)) {
    const oldest = older.shift();
    if (oldest === undefined) return;
    items?.removeItem(oldest);
  }
}

export const remove = (owner: Owner): void => storage()?.removeItem(keyOf(owner));

export const load = (owner: Owner): Unsaved | undefined => parse(storage()?.getItem(keyOf(owner)));

/** Submitted input has arrived, whoever's it was. */
export function removeSent(record: string): void {
  for (const key of storedKeys()) {
    const isOfRecord = key.slice(PREFIX.length).replace(/^\S* /, '') === record;
    if (isOfRecord && parse(storage()?.getItem(key))?.sent) storage()?.removeItem(key);
  }
}

/** Everybody's: after signing out nothing is left on this computer. */
export function removeAll(): void {
  for (const key of storedKeys()) storage()?.removeItem(key);
}

export function removeOld(): void {
  for (const key of storedKeys()) if (!isYoung(key)) storage()?.removeItem(key);
}

const atOf = (key: string) => parse(storage()?.getItem(key))?.at ?? 0;

/** A future time comes from a wrong clock. */
function isYoung(key: string): boolean {
  const age = Date.now() - atOf(key);
  return age >= 0 && age < MAX_HOURS * 60 * 60 * 1000;
}

/** The oldest first. */
function storedKeys(): string[] {
  const keys = Object.keys(storage() ?? {}).filter((key) => key.startsWith(PREFIX));
  return keys.sort((a, b) => atOf(a) - atOf(b));
}

function parse(text: string | null | undefined): Stored | undefined {
  try {
    return typeof text !== 'string' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A browser may block it. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** False if there is no space. */
function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
