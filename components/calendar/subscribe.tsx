import { calendar } from '@/content/calendar';
import { ButtonLink } from '../ui/button';
import { CopyButton } from '../ui/copy-button';
import { Icon } from '../ui/icon';

const { heading, text, button, file, copy } = calendar.subscribe;
const ADDRESS = 'calendar-address';

export function Subscribe({ siteUrl }: { siteUrl: string }) {
  const address = new URL('/calendar.ics', siteUrl).href;
  return (
    <aside className="calendar-subscribe" data-print="none">
      <h2 className="text-h3">{heading}</h2>
      <p>{text}</p>
      <p>
        <ButtonLink href={address.replace(/^https?:/, 'webcal:')} tone="secondary">
          <Icon name="calendar" />
          {button}
        </ButtonLink>
      </p>
      <p>{copy}</p>
      <p className="calendar-address">
        <span id={ADDRESS}>{address}</span>
        <CopyButton copies={ADDRESS} what={address} />
      </p>
      <p>
        <a className="link" href="/calendar.ics" download>
          {file}
        </a>
      </p>
    </aside>
  );
}
