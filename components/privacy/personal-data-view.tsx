import { myDataPanel } from '@/content/my-data';
import { school } from '@/content/school';
import { personalDataText } from '@/contract/facts/personal-data';
import type { PrivacyData } from '@/contract/requests/privacy';
import { isOnlyTraces } from '@/lib/privacy/only-traces';
import { NotSent } from '../forms/not-sent';
import { FocusedHeading } from '../mailbox/focused-heading';
import { BreakableEmail, TextWithEmail } from '../ui/breakable-email';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { CorrectForm } from './correct-form';
import { EraseChoice } from './erase-choice';
import { PersonalDataSection } from './personal-data-section';
import { saveText } from './save-text';
import type { MyDataState } from './use-my-data';
import { WithdrawChoice } from './withdraw-choice';

const copy = myDataPanel.data;

export function PersonalDataView({ state, data }: { state: MyDataState; data: PrivacyData }) {
  const { email, as_of, sections } = data;
  const isNothing = isOnlyTraces(data);
  const registered = sections.some(({ kind }) => kind === 'applications');
  return (
    <>
      <FocusedHeading>
        <TextWithEmail text={copy.heading} email={email} />
      </FocusedHeading>
      {isNothing ? (
        <NotSent text={copy.none} calls={false} />
      ) : (
        <>
          <p className="field-hint">{copy.asOf.replace('{time}', as_of)}</p>
          <div className="mailbox-ways" data-print="none">
            <Download label={copy.json} type="json" text={JSON.stringify(data, null, 2)} />
            <Download label={copy.text} type="txt" text={personalDataText(data)} />
          </div>
          <div className="my-data-sections">
            {sections.map((section) => (
              <PersonalDataSection key={section.kind} section={section} />
            ))}
          </div>
          <CorrectForm state={state} />
          {registered ? <WithdrawChoice state={state} /> : null}
          <EraseChoice state={state} registered={registered} />
        </>
      )}
      <p className="my-data-elsewhere">
        {copy.notFound}{' '}
        <a href={`mailto:${school.email}`}>
          <BreakableEmail email={school.email} />
        </a>
      </p>
      <div className="mailbox-ways" data-print="none">
        <Button className="button-flush" tone="quiet" onClick={state.finish}>
          {copy.done}
        </Button>
      </div>
    </>
  );
}

function Download({ label, type, text }: { label: string; type: 'json' | 'txt'; text: string }) {
  return (
    <Button tone="secondary" onClick={() => saveText(text, `${copy.fileName}.${type}`)}>
      <Icon name="download" />
      {label}
    </Button>
  );
}
