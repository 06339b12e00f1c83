import type { ReactNode } from 'react';
import type { Flash } from '../route';
import { ActionControl } from './action';
import { flashMessage } from './flash-messages';
import { Icon, type IconName } from './icon';

type Tone = 'good' | 'bad' | 'plain';

const icons: Record<Tone, IconName> = { good: 'check', bad: 'alert', plain: 'info' };

export function Notice({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div className={`notice notice-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** About the previous action; without scripts the link leads to the page without the message. */
export function FlashNotice({ flash, url }: { flash: Flash; url: URL }) {
  const message = flashMessage(flash.message);
  if (message === undefined) return null;
  return (
    <div
      className={`notice notice-flash notice-${message.tone} flex-wrap items-center gap-x-3 gap-y-1 py-1`}
    >
      <Icon name={icons[message.tone]} />
      <p className="min-w-0 flex-[1_1_8rem] py-1.5" role="status">
        {message.text}
      </p>
      {flash.offers.map((action) => (
        <ActionControl key={action.label} action={action} className="button button-quiet" />
      ))}
      <a
        className="notice-close button button-quiet button-icon -mr-3"
        href={`${url.pathname}${url.search}`}
      >
        <Icon name="close" />
        <span className="sr-only">Close this message</span>
      </a>
    </div>
  );
}
