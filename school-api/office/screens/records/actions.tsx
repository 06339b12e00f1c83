import {
  findChosen,
  keyName,
  type ListedKey,
  listMatching,
  MAX_CHOSEN,
  type Subject,
} from '../../../records';
import { redirectTo, screen } from '../../response';
import type { Answer, OfficeRequest, OfficeRoute, Role } from '../../route';
import { HiddenFields } from '../../view/form';
import { readSources } from './filter';

export type List = { href: string; label: string };

/** Selected records of a list; `back` is the list with its filters. */
export type Chosen = { keys: readonly ListedKey[]; back: List };

export type ListAction = {
  /** The last segment of its address. */
  name: string;
  label: string;
  roles: readonly Role[];
  confirm?: true;
  /** Asked next to its button, such as the state to set. */
  choice?: { name: string; label: string; options: readonly { value: string; label: string }[] };
  run: (request: OfficeRequest, chosen: Chosen) => Answer;
};

export const actionPath = ({ href }: List, name: string) => `${href}/actions/${name}`;

/** Addresses of bulk actions, on the selected rows or everything that the filters leave. */
export function actionRoutes(
  list: List,
  subjects: readonly Subject[],
  actions: readonly ListAction[],
): OfficeRoute[] {
  return actions.map(({ name, roles, confirm, choice, run }) => ({
    method: 'POST',
    path: actionPath(list, name),
    roles,
    ...(confirm && { confirm }),
    run: async (request) => {
      const back = { href: `${list.href}${request.url.search}`, label: list.label };
      const keys = await readChosen(request, subjects);
      if (keys.length > MAX_CHOSEN) return tooManyChosen(request, back);
      if (keys.length === 0) {
        return redirectTo(back.href, request.form.get('key') ? 'chosen-gone' : 'none-chosen');
      }
      if (choice && request.form.get(choice.name) === '') {
        return redirectTo(back.href, 'nothing-selected');
      }
      return run(request, { keys, back });
    },
  }));
}

async function readChosen(request: OfficeRequest, subjects: readonly Subject[]) {
  const { deps, form } = request;
  if (form.get('all') !== 'yes') return findChosen(deps.db, subjects, form.getAll('key'));
  const read = await readSources(subjects, request);
  return 'problem' in read ? [] : listMatching(deps.db, read.sources);
}

type CarriedKeys = Pick<Chosen, 'keys'> & { sent?: Readonly<Record<string, string>> };

/** Carries the selection and its form data on to the next form. */
export function ChosenFields({ keys, sent = {} }: CarriedKeys) {
  const chosen = keys.map((key): [string, string] => ['key', keyName(key)]);
  return <HiddenFields fields={[...chosen, ...Object.entries(sent)]} />;
}

function tooManyChosen(request: OfficeRequest, back: List): Response {
  const most = MAX_CHOSEN.toLocaleString('en-IN');
  const body = (
    <p>You can do this with up to {most} at a time. Nothing has changed. Filter the list first.</p>
  );
  return screen(request, { title: `Choose ${most} or fewer`, back, body, status: 422 });
}
