import { ROLE_TITLES } from '../roles';
import type { MenuCounts, Person } from '../route';
import { Icon } from './icon';
import { currentOf, navigationOf } from './navigation';

type Props = { person: Person; path: string; counts?: MenuCounts | undefined };

/** A popover on phones, a column on wide screens; without popover support it is inline. */
export function Menu({ person, path, counts = {} }: Props) {
  return (
    <>
      <button type="button" className="button button-secondary lg:hidden" popoverTarget="menu">
        <Icon name="menu" />
        Menu
      </button>
      <div id="menu" className="menu" popover="auto">
        <nav aria-label="Office">
          <ul>
            {navigationOf(person.role).map(({ href, label, icon }) => (
              <li key={href}>
                <a href={href} aria-current={currentOf(href, path)}>
                  <Icon name={icon} />
                  {label}
                  <Count number={counts[href]} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <form method="post" action="/sign-out" className="menu-person">
          <p className="min-w-0 leading-snug">
            <a className="link block font-semibold" href="/people/sessions">
              {person.name}
              <span className="sr-only">: your sessions and passkeys</span>
            </a>
            <span className="quiet">{ROLE_TITLES[person.role]}</span>
          </p>
          <button type="submit" className="button button-quiet">
            Sign out
          </button>
        </form>
      </div>
    </>
  );
}

/** Nobody reads the exact number of a long list. */
const MAX = 99;

function Count({ number = 0 }: { number: number | undefined }) {
  if (number === 0) return null;
  return (
    <>
      {' '}
      <span className="menu-count tag ml-auto font-normal tabular-nums">
        {number > MAX ? `${MAX}+` : number}
        <span className="sr-only"> waiting</span>
      </span>
    </>
  );
}
