import type { ReactNode } from 'react';

interface TabLinksProps {
  label: string;
  tabs: readonly { label: string; href: string }[];
  current: number;
  /** A column on wide screens; on phones always a row that scrolls. */
  vertical?: boolean;
  look?: 'line' | 'pills';
  /** The id of the swap region that a choice changes, if the list is not inside it. */
  swap?: string;
}

const listClass = (vertical: boolean, look: 'line' | 'pills') =>
  `tab-list tab-list-${look} ${vertical ? 'tab-list-vertical' : ''}`.trim();

/** Tabs that are separate pages, each with its own address. */
export function TabLinks(props: TabLinksProps) {
  const { label, tabs, current, vertical = false, look = 'line', swap } = props;
  return (
    <nav className={listClass(vertical, look)} aria-label={label} data-centre="">
      <ul>
        {tabs.map((tab, index) => (
          <li key={tab.href}>
            <a
              className="tab"
              href={tab.href}
              aria-current={index === current ? 'page' : undefined}
              data-swap={swap}
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface InternalTab {
  /** The id of the panel in the page. */
  id: string;
  label: string;
  panel: ReactNode;
  /** Where the tab leads without script; by default its own panel on this page. */
  href?: string;
}

interface InternalTabsProps {
  /** Elements with data-tab-label={id}, such as the breadcrumb, repeat the open tab's label. */
  id: string;
  label: string;
  tabs: readonly InternalTab[];
  current?: number;
  vertical?: boolean;
  look?: 'line' | 'pills';
  /** Scroll to the top of the page after a choice; otherwise to the tabs. */
  scrollToTop?: boolean;
}

/** Tabs within a page: it contains all panels, and a choice does not change the URL. */
export function InternalTabs(props: InternalTabsProps) {
  const { id, label, tabs, current = 0, vertical = false, look = 'line', scrollToTop } = props;
  return (
    <ui-tabs
      id={id}
      className={vertical ? 'tabs tabs-vertical' : 'tabs'}
      data-vertical={vertical ? '' : undefined}
      data-scroll={scrollToTop ? 'top' : undefined}
    >
      <div className={listClass(vertical, look)} data-centre="">
        <ul aria-label={label} data-tabs="">
          {tabs.map((tab, index) => (
            <li key={tab.id}>
              <a
                className="tab"
                href={tab.href ?? `#${tab.id}`}
                data-tab={tab.id}
                aria-current={index === current ? 'true' : undefined}
              >
                {tab.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="tabs-panels">
        {tabs.map((tab, index) => (
          <div
            key={tab.id}
            id={tab.id}
            className="tabs-panel"
            data-current={index === current ? '' : undefined}
          >
            {tab.panel}
          </div>
        ))}
      </div>
    </ui-tabs>
  );
}
