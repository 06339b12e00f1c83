import { school } from '@/content/school';
import { factInputs, followFacts, saveFacts, type Typed, typedOf } from '../../../content';
import type { Db } from '../../../db';
import { goTo, screen } from '../../answer';
import { audited } from '../../audit';
import type { Role } from '../../roles';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { SCHOOL, showSchool } from './form';

const known: readonly string[] = ['basedOn', ...factInputs];
const MAX_NAME_LENGTH = 60;

async function saveSchool(request: OfficeRequest): Promise<Response> {
  const { deps, form, person } = request;
  const forged = [...new Set(form.keys())].filter((name) => !known.includes(name));
  if (forged.length > 0) return refuseForged(request, forged);
  await followFacts(deps.db);
  const before = typedOf(school);
  const typed: Typed = Object.fromEntries(
    factInputs.map((name) => [name, (form.get(name) ?? before[name] ?? '').trim()]),
  );
  const changed = factInputs.filter((name) => plain(typed[name]) !== plain(before[name]));
  const entry = {
    action: 'school set',
    before: Object.fromEntries(changed.map((name) => [name, before[name]])),
    after: Object.fromEntries(changed.map((name) => [name, typed[name]])),
  };
  const basedOn = form.get('basedOn') ?? '';
  const save = (tx: Db) => saveFacts(tx, deps.now(), { typed, basedOn, by: person.name });
  const saved = await audited(request, entry, save, (one) => one.ok && one.changed.length > 0);
  if (saved.ok) {
    await followFacts(deps.db);
    return goTo(SCHOOL.href, 'school-saved');
  }
  if ('stale' in saved) return showSchool(request, { typed, problems: {}, stale: true });
  return showSchool(request, { typed, problems: saved.problems });
}

const plain = (text = '') => text.replaceAll('\r', '').trim();

/** The page has no such input, so this is no mistake. */
async function refuseForged(request: OfficeRequest, names: readonly string[]): Promise<Response> {
  const shown = names.slice(0, 10).map((name) => name.slice(0, MAX_NAME_LENGTH));
  await request.audit({ action: 'school refused', after: { inputs: shown.join(', ') } });
  const title = 'Not changed here';
  const body = (
    <p>
      The office cannot change this. Bank account, UPI id and keys are changed on the server, by
      whoever runs it. Nothing was saved.
    </p>
  );
  return screen(request, { title, back: SCHOOL, body, status: 403 });
}

const roles: readonly Role[] = ['editor', 'head'];

export const schoolRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: SCHOOL.href, roles, run: (request) => showSchool(request) },
  { method: 'POST', path: SCHOOL.href, roles, run: saveSchool },
];
