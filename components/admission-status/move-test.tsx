import { useState } from 'react';
import { statusPanel as copy } from '@/content/application-status';
import type { ApplicationRecord } from '@/contract/requests/application-status';
import { weekdayInWords } from '@/lib/format/day-in-words';
import { Button } from '../ui/button';
import { Select } from '../ui/field/select';
import { Icon } from '../ui/icon';
import type { StatusState } from './use-status';

type Props = { application: ApplicationRecord; state: StatusState };

export function MoveTest({ application: { application_number: number, move_to }, state }: Props) {
  const [date = '', setDate] = useState(move_to[0]);
  if (move_to.length === 0) return null;
  return (
    <details>
      <summary>
        {copy.move.action}
        <Icon name="chevron-down" />
      </summary>
      <Select
        id={`move-${number}`}
        label={copy.move.label}
        value={date}
        onChange={(event) => setDate(event.target.value)}
        options={move_to.map((value) => ({ value, label: weekdayInWords(value) || value }))}
      />
      <Button
        tone="secondary"
        busy={state.waiting === `move ${number}`}
        onClick={() => state.answer(number, 'move', date)}
      >
        {copy.move.yes}
      </Button>
    </details>
  );
}
