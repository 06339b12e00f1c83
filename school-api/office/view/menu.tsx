import { Icon } from '@/components/ui/icon';
import { ROLE_TITLES } from '../roles';
import type { Person } from '../route';
import { currentOf, navigationOf } from './navigation';

/** A popover on phones, a column on wide screens; a browser without popovers shows it in place. */
export function Menu({ person, path }: { person: Person; path: string }) {
  return (
    <>
      <button type="button" className="menu-button" popoverTarget="menu">
        <Icon name="menu" />
        Menu
      </button>
      <div id="menu" className="menu" popover="auto">
        <nav aria-label="Office">
          <ul>
            {navigationOf(person.role).map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={currentOf(href, path)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <form method="post" action="/sign-out" className="menu-person">
          <p>
            <a className="menu-name" href="/people/sessions">
              {person.name}
              <span className="sr-only">: my sessions and passkeys</span>
            </a>
            <span className="menu-role">{ROLE_TITLES[person.role]}</span>
          </p>
          <button type="submit" className="button button-quiet">
            Sign out
          </button>
        </form>
      </div>
    </>
  );
}
