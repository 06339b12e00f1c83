import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';

type Tone = 'good' | 'bad' | 'plain';

const icons: Record<Tone, IconName> = { good: 'check', bad: 'alert', plain: 'info' };

export function Notice({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div className={`notice notice-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}
