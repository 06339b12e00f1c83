import { type FooterColumn, footerColumns, policyLinks, shortFooter } from '@/content/footer';
import { school } from '@/content/school';
import { Icon } from '../ui/icon';
import { AccessibilityNote } from './accessibility-note';
import { ContactLines } from './contact-lines';
import { SocialLinks } from './social-links';

export function Footer({ year }: { year: number }) {
  return (
    <footer className="site-footer on-dark far" data-print="none">
      <div className="page-width">
        <div className="site-footer-grid">
          <section className="site-footer-school" aria-label="How to reach the school">
            <p className="font-display text-h3">{school.name}</p>
            <p className="site-footer-tagline">{school.tagline}</p>
            <ContactLines />
            <SocialLinks />
          </section>
          {/* Collapses the following columns; shown only by compact-footer.css. */}
          <details className="site-footer-more">
            <summary>
              {shortFooter.more}
              <Icon name="chevron-down" />
            </summary>
          </details>
          <div className="site-footer-columns">
            {footerColumns.map((column) => (
              <Column key={column.title} column={column} />
            ))}
          </div>
        </div>
        <AccessibilityNote />
        <div className="site-footer-end">
          <p>
            © {year} {school.name}. All rights reserved.
          </p>
          <ul className="site-footer-policies" aria-label="Policies">
            {policyLinks.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
          <p>
            Designed by{' '}
            <a href={school.designer.url} target="_blank" rel="noopener">
              {school.designer.name}
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}

function Column({ column }: { column: FooterColumn }) {
  return (
    <section>
      <h2>{column.title}</h2>
      <ul>
        {column.entries.map((entry) => (
          <li key={entry.label}>
            <Entry {...entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ label, href, external }: FooterColumn['entries'][number]) {
  if (!href) return <span>{label}</span>;
  if (!external) return <a href={href}>{label}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {label}
      <Icon name="external" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
