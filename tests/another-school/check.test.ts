import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoNews } from '@/school-api/content/seed/news';
import { applications } from '@/school-api/db/schema/applications';
import { donorTaxIds } from '@/school-api/db/schema/donations';
import { officePeople } from '@/school-api/db/schema/office-people';
import { disputes, paymentEvents } from '@/school-api/db/schema/orders';
import { appliedSeeds } from '@/school-api/db/schema/seeding';
import { readPanKey } from '@/school-api/money';
import { sealText } from '@/school-api/money/tax/seal-text';
import { addRecords } from '../support/content';
import {
  addHead,
  addMail,
  addOrder,
  backupFile,
  findingsOf,
  hoursAgo,
  openSoundInstallation,
  type World,
} from './sound-installation';

const begin = await openSoundInstallation();
let world: World;
beforeEach(async () => {
  world = await begin();
});

const ids = async () => (await findingsOf(world)).map(({ id }) => id);
const MB = 1024 * 1024;

function addMigration(): void {
  const folder = path.join(world.folder, 'migrations');
  cpSync('school-api/db/migrations', folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal: { entries: object[] } = JSON.parse(readFileSync(file, 'utf8'));
  journal.entries.push({ when: Date.now(), tag: 'of the next release' });
  writeFileSync(file, JSON.stringify(journal));
  world.config = (sound) => ({ ...sound, migrationsFolder: folder });
}

const recaptcha = 'https://www.google.com/recaptcha/api/siteverify';
const useRecaptcha = () => Object.assign(world.env, { RECAPTCHA_SECRET: 'secret-of-captcha' });

const put = (changes: Partial<World>) => () => Object.assign(world, changes);
const set = (changes: Record<string, string>) => () => Object.assign(world.env, changes);
const unset =
  (...names: string[]) =>
  () => {
    for (const name of names) delete world.env[name];
  };
const keys = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'];
const backups = () => path.dirname(backupFile(world));
const dataFolder = () => path.join(world.folder, 'data');

/** Planted faults, and the findings that report them. */
const faults: Record<string, [ids: string[], plant: () => unknown]> = {
  'no mail server': [['mail-server'], unset('SMTP_URL')],
  'a mail server that is away': [['mail-server'], set({ SMTP_URL: 'smtp://127.0.0.1:1' })],
  'a password that would go over an open line': [
    ['mail-server'],
    () => set({ SMTP_URL: `${world.env.SMTP_URL?.replace('//', '//office:secret-password@')}` })(),
  ],
  'an office that nobody is invited to': [['office-no-head'], () => world.db.delete(officePeople)],
  'an office with a single head': [
    ['office-one-head'],
    async () => {
      await world.db.delete(officePeople);
      await addHead(world.db, 'Meera');
    },
  ],
  'an office without an address': [['office-address'], unset('OFFICE_URL')],
  'an office under the name of the site': [
    ['office-same-host'],
    () => set({ OFFICE_URL: world.env.SITE_URL ?? '' })(),
  ],
  'an office that takes its proxy for the visitor': [
    ['office-client-addresses'],
    () => {
      world.config = ({ office, ...sound }) => ({
        ...sound,
        office: { ...office, trustClientIp: false },
      });
    },
  ],
  'no SPF record': [['sender-spf'], () => delete world.records['banyan-valley.example']],
  'two SPF records': [
    ['sender-spf'],
    () => world.records['banyan-valley.example']?.push('v=spf1 -all'),
  ],
  'no DMARC record': [['sender-dmarc'], () => delete world.records['_dmarc.banyan-valley.example']],
  'news of the demo for an empty database': [['placeholders'], set({ SCHOOL_SEED: 'demo' })],
  'test keys': [
    ['payment-test-keys'],
    set({ RAZORPAY_KEY_ID: 'rzp_test_1', SCHOOL_ALLOW_SANDBOX: '1' }),
  ],
  'no keys': [['payment-keys'], unset(...keys)],
  'the sandbox in the place of keys': [
    ['payment-sandbox'],
    () => {
      unset(...keys)();
      world.env.SCHOOL_ALLOW_SANDBOX = '1';
    },
  ],
  'no registration for donations': [['donation-urn'], put({ facts: {} })],
  'a registration that has ended': [
    ['donation-urn-expired'],
    put({
      facts: {
        donationRegistrations: [{ urn: 'A1', issuedOn: '2021-09-23', until: '2024-03-31' }],
      },
    }),
  ],
  'a PAN whose key is lost, among others': [
    ['pan-key-wrong'],
    async () => {
      world.env.PAN_KEY = 'a'.repeat(64);
      const present = readPanKey({ hex: world.env.PAN_KEY, file: '' });
      const lost = { key: Buffer.alloc(32), id: '00000000' };
      const values = [present, lost].map((key, n) => {
        const receiptNumber = `D/2026-27/00000${n}`;
        const sealed = sealText('ABCPE1234F', receiptNumber, key);
        return { receiptNumber, sealed, givenAt: new Date() };
      });
      await world.db.insert(donorTaxIds).values(values);
    },
  ],
  'paid orders without a webhook': [['webhook'], () => world.db.delete(paymentEvents)],
  'no address of the site': [['site-address'], unset('SITE_URL')],
  'an address of this machine alone': [
    ['site-address'],
    set({ SITE_URL: 'http://localhost:3000' }),
  ],
  'an address without TLS': [
    ['site-https'],
    () => {
      world.env.SITE_URL = 'http://www.banyan-valley.in';
      for (const [url, answer] of Object.entries(world.answers)) {
        world.answers[url.replace('https', 'http')] = answer;
      }
    },
  ],
  'certificates that end soon': [
    ['site-certificate', 'office-certificate'],
    put({ certificateEnd: hoursAgo(-13 * 24) }),
  ],
  'a site that does not answer': [['site-unreachable'], put({ answers: {} })],
  'a site behind a proxy that finds none': [
    ['site-unreachable', 'captcha'],
    () => {
      const away = () => new Response('Bad Gateway', { status: 502 });
      for (const url of Object.keys(world.answers)) world.answers[url] = away;
    },
  ],
  'a secret that the captcha provider does not know': [
    ['captcha'],
    () => {
      useRecaptcha();
      const body = { success: false, 'error-codes': ['invalid-input-secret'] };
      world.answers[recaptcha] = () => Response.json(body);
    },
  ],
  'a captcha provider that is away': [['captcha'], useRecaptcha],
  'visitors who all seem to be the proxy': [
    ['visitor-addresses'],
    () => world.db.update(applications).set({ client: '127.0.0.1' }),
  ],
  'an API on the network that believes no site': [
    ['visitor-addresses', 'office-client-addresses'],
    set({ SCHOOL_API_HOST: '0.0.0.0' }),
  ],
  'records of the demo school': [
    ['demo-records'],
    () => addRecords(world.db, 'news', demoNews.slice(0, 3)),
  ],
  'no folder of backups': [['backup-folder'], unset('BACKUP_DIR')],
  'no backup': [['backup'], () => rmSync(backupFile(world))],
  'a backup of three days ago': [
    ['backup'],
    () => utimesSync(backupFile(world), hoursAgo(72), hoursAgo(72)),
  ],
  'a backup that was cut off': [['backup'], () => truncateSync(backupFile(world), 4096)],
  'a backup that is no archive': [
    ['backup'],
    () => writeFileSync(backupFile(world), Buffer.alloc(20_480, 'x')),
  ],
  'a folder of backups that is away': [['backup'], () => rmSync(backups(), { recursive: true })],
  'a disk that is nearly full': [['disk'], put({ freeBytes: 100 * MB })],
  'a newer release beside the running one': [['migrations'], addMigration],
  'a clock that is an hour before the database’s': [
    ['clock-database'],
    put({ now: () => hoursAgo(-1) }),
  ],
  'a clock that was set back': [
    ['clock-set-back'],
    () => world.db.update(applications).set({ createdAt: hoursAgo(-24) }),
  ],
  'a clock that has jumped ahead': [
    ['clock-jumped'],
    () => world.db.insert(appliedSeeds).values({ name: 'retention', appliedAt: hoursAgo(750) }),
  ],
  'mails that do not go': [
    ['mails-waiting'],
    () => addMail(world.db, { state: 'pending', createdAt: hoursAgo(2) }),
  ],
  'a receipt that was given up': [
    ['mails-given-up'],
    () => addMail(world.db, { state: 'dead', data: { amount: 150_000 } }),
  ],
  'a payment that stayed uncertain': [
    ['orders-uncertain'],
    () => addOrder(world.db, { state: 'attempted' }),
  ],
  'an order that nobody asks about': [
    ['orders-unasked'],
    () => addOrder(world.db, { checkAt: hoursAgo(2), openedAt: hoursAgo(3) }),
  ],
  'a dispute that waits for an answer': [
    ['payment-cases'],
    async () => {
      const orderId = 'order-disputed';
      await addOrder(world.db, { id: orderId, state: 'paid', paidAt: hoursAgo(25) });
      const dispute = { id: 'disp_1', paymentId: 'pay_1', amount: 100, seenAt: hoursAgo(1) };
      await world.db.insert(disputes).values({ ...dispute, orderId, state: 'open' });
    },
  ],
  'a folder that others may read': [['folder-open'], () => chmodSync(dataFolder(), 0o755)],
  'a folder that cannot be written': [
    ['folder-read-only'],
    () => rmSync(dataFolder(), { recursive: true }),
  ],
};

describe('an installation that is ready for the public', () => {
  it('has no findings', async () => {
    expect(await findingsOf(world)).toEqual([]);
  });

  it('may have expired codes, withdrawn emails, parents behind one address, and unpaid orders', async () => {
    await addMail(world.db, { kind: 'otp', state: 'dead', data: { code: '012345' } });
    await addMail(world.db, { state: 'dead' });
    await world.db.update(applications).set({ client: '203.0.113.7' });
    await addOrder(world.db, { state: 'created' });
    await addOrder(world.db, { state: 'attempted', test: true });
    expect(await ids()).toEqual([]);
  });

  it('may lack the CV folder, and has its own lock', async () => {
    rmSync(path.join(world.folder, 'data/cv'), { recursive: true });
    expect(await ids()).toEqual([]);
  });
});

describe('a planted fault is reported with reason and remedy, without secrets', () => {
  it.each(Object.entries(faults))('%s', async (_name, [expected, plant]) => {
    await plant();
    const found = await findingsOf(world);
    expect(found.map(({ id }) => id)).toEqual(expected);
    for (const { what, why, todo } of found) {
      for (const text of [what, why, todo]) expect(text).toMatch(/\S{2}/);
    }
    expect(JSON.stringify(found)).not.toContain('secret-');
  });
});

it('is serious if nobody would notice missing backups', async () => {
  unset('BACKUP_DIR')();
  expect(await findingsOf(world)).toMatchObject([{ severity: 'serious' }]);
});

it('the site has the addresses that the checks ask for', () => {
  const asked = Object.keys(world.answers).map((address) => new URL(address).pathname);
  expect(asked).toHaveLength(2);
  for (const address of asked) expect(existsSync(`app${address}/route.ts`), address).toBe(true);
});

it('reports a failed check, and runs the others', async () => {
  const broken = world.config;
  const fail = () => expect.unreachable('the name servers are away');
  world.records = new Proxy({}, { get: fail });
  world.config = (sound) => ({ ...broken(sound), migrationsFolder: '/nowhere' });
  expect(await ids()).toEqual(['sender-unknown', 'migrations-unknown']);
});

it('does not wait for a response for ever', async () => {
  world.answers = new Proxy({}, { get: () => () => new Promise<Response>(() => undefined) });
  const found = (await findingsOf(world, 20)).map(({ id }) => id);
  expect(found).toContain('site-address-unknown');
});
