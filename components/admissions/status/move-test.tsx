import { useState } from 'react';
import { statusPanel as copy } from '@/content/application-status';
import type { ApplicationRecord } from '@/contract/requests/application-status';
import { Button } from '../../ui/button';
import { Select } from '../../ui/field/select';
import { Icon } from '../../ui/icon';
import { weekdayOf, whereInWords } from './facts';
import type { StatusState } from './use-status';

type Props = { application: ApplicationRecord; state: StatusState };

export function MoveTest({ application, state }: Props) {
  const { application_number: number, move_to, move_tests, test } = application;
  const [chosen, setChosen] = useState('');
  const [asked, setAsked] = useState('');
  const isMoved = asked !== '' && asked === test.date;
  const date = move_to.includes(chosen) ? chosen : (move_to[0] ?? '');
  if (move_to.length === 0 && !isMoved) return null;
  const whereOf = (day: string) => {
    const known = move_tests.find((one) => one.date === day);
    return known ? whereInWords(known) : '';
  };
  return (
    <details>
      <summary>
        {copy.move.action}
        <Icon name="chevron-down" />
      </summary>
      {move_to.length > 0 ? (
        <>
          <Select
            id={`move-${number}`}
            label={copy.move.label}
            // The end of a long option is hidden on a phone.
            hint={whereOf(date)}
            value={date}
            onChange={(event) => setChosen(event.target.value)}
            options={move_to.map((value) => ({
              value,
              label: [weekdayOf(value), whereOf(value)].filter(Boolean).join(', '),
            }))}
          />
          <Button
            tone="secondary"
            busy={state.waiting === `move ${number}`}
            onClick={() => {
              setAsked(date);
              state.answer(number, 'move', date);
            }}
          >
            {copy.move.yes}
          </Button>
        </>
      ) : null}
      <p role="status">{isMoved ? copy.move.done.replace('{day}', weekdayOf(asked)) : ''}</p>
    </details>
  );
}
