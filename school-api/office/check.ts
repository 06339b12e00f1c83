import { advice, type Check, type CheckDeps, type Finding, serious } from '../operations';
import { countFlooded } from './people/codes';
import { countHeads, listPeople } from './people/people';

/** Whether a public site has office users, and more than one who can let others in. */
export const officeCheck: Check = {
  subject: 'office',
  run: async ({ config, db, now }) => {
    const { isOn } = config.office;
    if (!isOn || !config.isPublic) return [];
    const everybody = await listPeople(db);
    return [
      ...addressFindings(config),
      ...clientFindings(config),
      ...headFindings(await countHeads(db), everybody.length),
      ...codeFindings(await countFlooded(db, now())),
    ];
  },
};

/** A public address without https is rejected at startup. */
function addressFindings({ office: { url }, siteUrl = '' }: CheckDeps['config']): Finding[] {
  if (url === undefined || new URL(url).protocol !== 'https:') {
    return advice('office-address', {
      what: url === undefined ? 'OFFICE_URL is not set.' : `OFFICE_URL (${url}) is not https.`,
      why: 'Only this machine can open the office, and the links in its invitations lead there.',
      todo: 'Give it a host name of its own with https (docs/deploying.md), or leave OFFICE_PORT empty.',
    });
  }
  if (!URL.canParse(siteUrl) || new URL(siteUrl).host !== new URL(url).host) return [];
  return serious('office-same-host', {
    what: `OFFICE_URL (${url}) has the host name of the site.`,
    why: 'Neither nginx nor the site can tell which of the two is meant, and a script of the site would share the office’s address.',
    todo: 'Give the office a host name of its own, such as office.school.example.org.',
  });
}

/** A public office is always behind an https proxy. */
function clientFindings({ office: { host, trustClientIp } }: CheckDeps['config']): Finding[] {
  if (trustClientIp) return [];
  return serious('office-client-addresses', {
    what: `The office listens on ${host}, and TRUST_CLIENT_IP is not set: everyone seems to have the same address.`,
    why: 'Anyone who guesses codes uses up everyone’s limit, and the audit has no network addresses.',
    todo: 'Set TRUST_CLIENT_IP=1 where only a proxy that sets x-client-ip reaches the office (docs/deploying.md), or leave SCHOOL_API_HOST empty.',
  });
}

function codeFindings(people: number): Finding[] {
  if (people === 0) return [];
  const whom = people === 1 ? 'one person' : `${people} people`;
  return serious('office-codes', {
    what: `In the last 24 hours, someone has asked again and again for sign-in codes for ${whom} in the office.`,
    why: 'They get unwanted emails, and for up to an hour no code to sign in with a new browser.',
    todo: 'Sign in with a passkey or in a browser used before; a head can send a link. If it goes on, let only your own networks reach the office (deploy/nginx/school.office.conf).',
  });
}

function headFindings(heads: number, people: number): Finding[] {
  if (heads > 1) return [];
  if (heads === 1) {
    return advice('office-one-head', {
      what: 'The office has a single head.',
      why: 'If that person is ill or loses their mailbox, nobody can invite people or end their access.',
      todo: 'Invite a second head, on the People page or with: npm run school -- people invite EMAIL head',
    });
  }
  return serious('office-no-head', {
    what: people === 0 ? 'Nobody has been invited to the office.' : 'The office has no head yet.',
    why: 'Nobody can use it, so applications, donations and messages wait for someone with a terminal.',
    todo:
      people === 0
        ? 'Invite the head: npm run school -- people invite EMAIL head'
        : 'An invitation works for 24 hours. Make another: npm run school -- people link EMAIL',
  });
}
