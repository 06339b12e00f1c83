import type { School } from './school-shape';

/** What the office has changed of a school, in the process or in the page. */
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
  /** By the name of the scene. */
  readonly scenes?: Readonly<Record<string, ScenePhoto>>;
};

/** A photograph in place of a drawing, as the site addresses it. */
type ScenePhoto = { readonly picture: string; readonly alt: string };

/** The id of the page's block that tells an app's scripts what has changed. */
export const FACTS_BLOCK = 'school-facts';

const KEY = Symbol.for('school.facts');

/** Each bundle has its own copy of this module, so the value is the process's. */
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

/** In a browser: what the page was rendered with, so that its scripts say the same. */
function readBlock(): LiveFacts {
  if (typeof document === 'undefined') return {};
  const facts: unknown = JSON.parse(document.getElementById(FACTS_BLOCK)?.textContent || '{}');
  return isFacts(facts) ? facts : {};
}

function isFacts(value: unknown): value is LiveFacts {
  return typeof value === 'object' && value !== null;
}

const owns = new WeakMap<School, School>();

/** Without what the office has changed. */
export const ownSchool = (school: School): School => owns.get(school) ?? school;

/** The school of content/school.ts, with what the office has changed since: read it when it is shown. */
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
