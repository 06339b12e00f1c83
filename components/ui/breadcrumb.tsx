import { env } from '@/lib/env';
import { breadcrumbList } from '@/lib/seo/breadcrumb-list';
import { JsonLd } from './json-ld';

export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  href?: string;
  /** The id of the InternalTabs whose open tab it names. */
  names?: string;
}

/** 'Home' is added in front. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const crumbs: Crumb[] = [{ label: 'Home', href: '/' }, ...items];
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumb">
        {crumbs.map(({ label, href, names }, index) => (
          <li key={label}>
            {href && index < crumbs.length - 1 ? (
              <a href={href}>{label}</a>
            ) : (
              <span
                aria-current={index === crumbs.length - 1 ? 'page' : undefined}
                data-tab-label={names}
              >
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbList(crumbs, env().SITE_URL)} />
    </nav>
  );
}
