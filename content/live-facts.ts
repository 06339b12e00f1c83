import type { School } from './school-shape';

/** The school's facts that the office has changed, in the process or in the page. */
export type LiveFacts = Partial<
  Pick<
    School,
    | 'session'
    | 'announcedSession'
    | 'phones'
    | 'email'
    | 'admissionsEmail'
    | 'mapUrl'
    | 'social'
    | 'whatsApp'
    | 'reminders'
    | 'hours'
    | 'announcement'
  >
> & {
  readonly address?: Omit<School['address'], 'country' | 'countryCode'>;
  readonly scenes?: Readonly<Record<string, ScenePhoto>>;
};

/** A photograph that replaces a drawing, with its address on the site. */
type ScenePhoto = { readonly picture: string; readonly alt: string };

/** The id of the page's block that holds the changed facts for an app's scripts. */
export const FACTS_BLOCK = 'school-facts';

const KEY = Symbol.for('school.facts');

/** Stored on the process, because each bundle has its own copy of this module. */
export function setLiveFacts(facts: LiveFacts): void {
  Reflect.set(globalThis, KEY, facts);
}

export function liveFacts(): LiveFacts {
  const known: unknown = Reflect.get(globalThis, KEY);
  if (isFacts(known)) return known;
  const facts = readBlock();
  setLiveFacts(facts);
  return facts;
}

export const scenePhoto = (scene: string): ScenePhoto | undefined => liveFacts().scenes?.[scene];

/** In a browser: the facts that the page was rendered with, so that its scripts agree with it. */
function readBlock(): LiveFacts {
  if (typeof document === 'undefined') return {};
  const facts: unknown = JSON.parse(document.getElementById(FACTS_BLOCK)?.textContent || '{}');
  return isFacts(facts) ? facts : {};
}

function isFacts(value: unknown): value is LiveFacts {
  return typeof value === 'object' && value !== null;
}

const owns = new WeakMap<School, School>();

/** The school as configured, without the office's changes. */
export const ownSchool = (school: School): School => owns.get(school) ?? school;

/** The school of content/school.ts with the office's changes; read it at render time. */
export function withLiveFacts(own: School): School {
  const get = <K extends keyof LiveFacts & keyof School>(key: K): School[K] =>
    (liveFacts()[key] as School[K] | undefined) ?? own[key];
  const school: School = {
    ...own,
    get session() {
      return get('session');
    },
    get announcedSession() {
      return get('announcedSession');
    },
    get phones() {
      return get('phones');
    },
    get email() {
      return get('email');
    },
    get admissionsEmail() {
      return get('admissionsEmail');
    },
    get mapUrl() {
      return get('mapUrl');
    },
    get social() {
      return get('social');
    },
    get whatsApp() {
      return get('whatsApp');
    },
    get reminders() {
      return get('reminders');
    },
    get hours() {
      return get('hours');
    },
    get announcement() {
      return get('announcement');
    },
    get address() {
      return { ...own.address, ...liveFacts().address };
    },
  };
  owns.set(school, own);
  return school;
}
