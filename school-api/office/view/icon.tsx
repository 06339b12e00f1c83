import { LineIcon, Icon as SiteIcon, type IconName as SiteIconName } from '@/components/ui/icon';

/** In the style of the site's: lines on a 24 px grid. */
const paths = {
  today: 'M4 4.5h7v8H4zM14 4.5h6v4.5h-6zM14 12h6v7.5h-6zM4 15.5h7v4H4z',
  applications: 'M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9 12.5h7M9 16h5',
  donations: 'M7 5h10M7 9h10M7 13h3.5a4 4 0 0 0 0-8M7 13l7 7',
  bank: 'M4 9.5L12 4.5l8 5zM5.5 9.5v8M10 9.5v8M14 9.5v8M18.5 9.5v8M4 17.5h16M3 20.5h18',
  jobs: 'M3.5 8h17v11.5h-17zM9 8V4.5h6V8M3.5 13h17',
  content: 'M4 5h16v14H4zM4 9.5h16M9.5 9.5V19',
  pictures: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.2v.2',
  school: 'M3.5 10L12 4.5l8.5 5.5M5.5 9.5V19.5h13V9.5M10 19.5v-5h4v5',
  form: 'M9 6.5h11M9 12h11M9 17.5h11M4 6.5l1 1 1.5-2M4 12l1 1 1.5-2M4 17.5l1 1 1.5-2',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.4-3.4 3-5 6.5-5s6.1 1.6 6.5 5M15.5 5a3.3 3.3 0 0 1 0 6.3M18 14.9c2 .7 3.2 2.2 3.5 4.6',
  audit: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.3l3 1.7',
  more: 'M4.9 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M11.4 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M17.9 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0',
  edit: 'M4.5 19.5l.8-4L16 4.8l3.2 3.2L8.5 18.7zM13.5 7.3l3.2 3.2',
  plus: 'M12 5v14M5 12h14',
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.3 11v5M13.7 11v5',
  eye: 'M2.5 12C5 7.8 8.2 5.7 12 5.7s7 2.1 9.5 6.3c-2.5 4.2-5.7 6.3-9.5 6.3S5 16.2 2.5 12zM12 14.7a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z',
  hide: 'M4 4l16 16M9.8 6c.7-.2 1.4-.3 2.2-.3 3.8 0 7 2.1 9.5 6.3-.8 1.4-1.7 2.5-2.7 3.4M15.5 17.6c-1.1.5-2.3.7-3.5.7-3.8 0-7-2.1-9.5-6.3 1-1.7 2.2-3.1 3.5-4.1',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  write: 'M4 5.5h16v11h-9L6.5 20v-3.5H4zM8 9.5h8M8 12.7h5',
} as const;

export type IconName = keyof typeof paths | SiteIconName;

const isOwn = (name: IconName): name is keyof typeof paths => name in paths;

export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return isOwn(name) ? (
    <LineIcon d={paths[name]} className={className} />
  ) : (
    <SiteIcon name={name} className={className} />
  );
}
