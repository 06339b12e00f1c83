import { school } from '@/content/school';
import { ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { phoneHref } from './contact-lines';
import { Logo } from './logo';
import { Navigation } from './navigation';

const MENU_ID = 'site-menu';

/** The menu is a popover on narrow screens and a bar on wide ones: one list, no script needed. */
export function Header() {
  const phone = school.phones[0];
  return (
    <header className="site-header">
      <ui-nav>
        <div className="site-header-top page-width">
          <Logo />
          <div className="site-header-aside" data-print="none">
            <a className="site-header-phone" href={phoneHref(phone)}>
              <Icon name="phone" />
              <span>
                <span className="site-header-phone-label">Admissions</span>
                {phone}
              </span>
            </a>
            <ButtonLink href="/register" tone="secondary">
              Apply Now
            </ButtonLink>
          </div>
          <button className="menu-button" type="button" popoverTarget={MENU_ID}>
            <Icon name="menu" />
            <span className="menu-button-label">Menu</span>
          </button>
        </div>
        <Navigation id={MENU_ID} />
      </ui-nav>
    </header>
  );
}
