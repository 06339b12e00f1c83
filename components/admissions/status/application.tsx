import { statusPanel as copy } from '@/content/application-status';
import type { ApplicationRecord } from '@/contract/requests/application-status';
import { Confirmed } from '../../mailbox/confirmed';
import { SummaryList } from '../../payments/summary-list';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { AddToCalendar } from './add-to-calendar';
import { hasAdmitCard } from './admit-sheet';
import { Documents } from './documents';
import { factsOf } from './facts';
import { MoveTest } from './move-test';
import { useKeptFocus } from './use-kept-focus';
import type { StatusState } from './use-status';

interface Props {
  application: ApplicationRecord;
  state: StatusState;
  onPrint: () => void;
}

/** One application: its state, what is known of it, and what the family can do. */
export function Application({ application, state, onPrint }: Props) {
  const { application_number: number, name, note, can } = application;
  const { waiting, answer, continueApplication, receipt } = state;
  const { heading, section } = useKeptFocus();
  const may = (action: string) => can.includes(action);
  const ask = (action: 'decline' | 'withdraw') =>
    may(action) ? (
      <Confirmed
        copy={copy[action]}
        busy={waiting === `${action} ${number}`}
        onYes={() => answer(number, action)}
      />
    ) : null;
  return (
    <Card as="article" className="status-card" {...section}>
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-h3">
          {name || copy.noName}
        </h3>
        <div role="status">
          <p className="status-state">{application.state}</p>
          <p>{application.follows}</p>
        </div>
      </div>
      <div className="mailbox-ways">
        {may('continue') ? (
          <Button
            busy={waiting === `continue ${number}`}
            onClick={() => continueApplication(number)}
          >
            {copy.continueRegistration}
          </Button>
        ) : null}
        {may('accept') ? (
          <Button busy={waiting === `accept ${number}`} onClick={() => answer(number, 'accept')}>
            {copy.accept}
          </Button>
        ) : null}
        {ask('decline')}
      </div>
      {note ? (
        <blockquote className="already">
          <p className="already-title">{copy.note}</p>
          <p>{note}</p>
        </blockquote>
      ) : null}
      <Documents application={application} state={state} />
      <SummaryList rows={factsOf(application)} />
      <MoveTest application={application} state={state} />
      <div className="mailbox-ways">
        {hasAdmitCard(application) ? (
          <>
            <Button tone="secondary" onClick={onPrint}>
              <Icon name="print" />
              {copy.print}
            </Button>
            <AddToCalendar application={application} />
          </>
        ) : null}
        {application.receipt ? (
          <Button
            tone="secondary"
            busy={waiting === `receipt ${number}`}
            onClick={() => receipt(number)}
          >
            <Icon name="download" />
            {copy.receipt}
          </Button>
        ) : null}
        {ask('withdraw')}
      </div>
    </Card>
  );
}
