import { statusPanel as copy } from '@/content/application-status';
import type { ApplicationStatus } from '@/contract/requests/application-status';
import { NotSent } from '../../forms/not-sent';
import { FocusedHeading } from '../../mailbox/focused-heading';
import { TextWithEmail } from '../../ui/breakable-email';
import { Button, ButtonLink } from '../../ui/button';
import { Application } from './application';
import { useAdmitSheet } from './use-admit-sheet';
import type { StatusState } from './use-status';

/** All applications of a confirmed address, and the card being printed. */
export function Applications({ data, state }: { data: ApplicationStatus; state: StatusState }) {
  const { applications, email } = data;
  const { sheet, print } = useAdmitSheet(applications);
  return (
    <>
      <FocusedHeading>
        <TextWithEmail text={copy.heading} email={email} />
      </FocusedHeading>
      {applications.length === 0 ? <NotSent text={copy.none} calls={false} /> : null}
      {applications.map((application) => (
        <Application
          key={application.application_number}
          application={application}
          state={state}
          onPrint={() => print(application.application_number)}
        />
      ))}
      {sheet}
      <div className="mailbox-ways">
        {applications.length > 0 ? (
          <Button
            tone="secondary"
            busy={state.waiting === 'continue '}
            onClick={() => state.continueApplication()}
          >
            {copy.another}
          </Button>
        ) : (
          <ButtonLink href={copy.register.href}>{copy.register.label}</ButtonLink>
        )}
        <Button tone="quiet" onClick={state.finish}>
          {copy.done}
        </Button>
      </div>
    </>
  );
}
