import { isMenu, type NavMenu, navigation } from '@/content/navigation';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { ContactLines } from './contact-lines';

export function Navigation({ id }: { id: string }) {
  return (
    <nav id={id} className="site-menu" popover="auto" aria-label="Main">
      <div className="site-menu-head">
        <span className="font-display text-h3">Menu</span>
        <button
          className="menu-button"
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close the menu"
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className="site-menu-list">
        {navigation.map((entry) => (
          <li key={entry.label}>
            {isMenu(entry) ? (
              <Menu menu={entry} />
            ) : (
              <a className="site-menu-entry" href={entry.href}>
                {entry.label}
              </a>
            )}
          </li>
        ))}
      </ul>
      <div className="site-menu-foot">
        <ButtonLink href="/register">Apply Now</ButtonLink>
        <ContactLines />
      </div>
    </nav>
  );
}

/** `name` lets the browser keep only one menu open; a click on the open one closes it. */
function Menu({ menu }: { menu: NavMenu }) {
  return (
    <details name="nav" data-menu="" className="site-submenu">
      <summary className="site-menu-entry">
        {menu.label}
        <Icon name="chevron-down" />
      </summary>
      <ul className="site-submenu-list">
        {menu.items.map((item) => (
          <li key={item.href}>
            <a href={item.href}>{item.label}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
