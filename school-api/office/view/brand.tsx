import { logo, school } from '@/content/school';

export function Brand() {
  return (
    <a href="/" className="brand">
      <svg
        viewBox={logo.viewBox}
        width="36"
        height="36"
        className="flex-none"
        aria-hidden="true"
        focusable="false"
      >
        {logo.paths.map(({ fill, d }) => (
          <path key={d} fill={fill} d={d} />
        ))}
      </svg>
      <span className="min-w-0 wrap-anywhere">
        <span className="brand-name">{school.name}</span>
        <span className="quiet block">Office</span>
      </span>
    </a>
  );
}
