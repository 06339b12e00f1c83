export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  href?: string;
}

/** 'Home' is added in front. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const crumbs: Crumb[] = [{ label: 'Home', href: '/' }, ...items];
  return (
    <nav aria-label="Breadcrumb">
      <ol className="breadcrumb">
        {crumbs.map(({ label, href }, index) => (
          <li key={label}>
            {href && index < crumbs.length - 1 ? (
              <a href={href}>{label}</a>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
