import { Fragment } from 'react';
import type { Colleague } from '../people/colleagues';
import { ROLE_TITLES, type Role } from '../route';
import { inWords } from './text';

type Props = { roles: readonly Role[]; people: readonly Colleague[]; task: string };

/** 'Only accounts and the head can open this page. Ask Anil Rao or Asha Mehta.' */
export function RolesNeeded({ roles, people, task }: Props) {
  return (
    <p>
      Only {inWords(roles.map(nameOf))} can {task}.{people.length > 0 ? ' Ask ' : null}
      {people.map(({ name, email }, index) => (
        <Fragment key={email}>
          {index > 0 ? (index === people.length - 1 ? ' or ' : ', ') : null}
          <a href={`mailto:${email}`}>{name}</a>
        </Fragment>
      ))}
      {people.length > 0 ? '.' : null}
    </p>
  );
}

const nameOf = (role: Role) =>
  role === 'head' || role === 'editor' ? `the ${role}` : ROLE_TITLES[role].toLowerCase();
