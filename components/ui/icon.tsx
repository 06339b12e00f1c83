/** Line icons on a 24 px grid, with a round stroke of 1.75 px. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'arrow-left': 'M20 12H4.5M11 5.5L4.5 12l6.5 6.5',
  'arrow-right': 'M4 12h15.5M13 5.5l6.5 6.5-6.5 6.5',
  external: 'M13.5 4.5h6v6M19 5l-8.5 8.5M10 6H5.5v12.5H18V14',
  phone:
    'M6.2 3.8l2.7-.5 1.9 4.3-2 1.7c1.1 2.5 2.9 4.4 5.5 5.7l1.8-2 4.2 2-.6 2.7c-.2 1-1.1 1.7-2.1 1.6C10.4 18.6 5.1 13.1 4.6 6c-.1-1 .6-2 1.6-2.2z',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 7 8-7',
  pin: 'M12 21c4.5-4.6 6.7-8.1 6.7-11.2a6.7 6.7 0 1 0-13.4 0C5.3 12.9 7.5 16.4 12 21zM12 12.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  calendar: 'M4 6.5h16V20H4zM4 10.5h16M8.5 4v4M15.5 4v4',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 3.5l9.5 16.5h-19zM12 10v4.5M12 17.3v.2',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.7v.2',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.3l3.5 2',
  print: 'M7 8.5V4h10v4.5M7 16.5H4v-8h16v8h-3M7 13.5h10V20H7z',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <LineIcon d={paths[name]} className={className} />;
}

export function LineIcon({ d, className = '' }: { d: string; className?: string }) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
