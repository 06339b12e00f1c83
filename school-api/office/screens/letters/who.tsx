import type { Recipient, RecordKind } from '../../../records';

const PAGES: Record<RecordKind, string> = {
  applications: '/applications',
  donations: '/gifts/online',
  gifts: '/gifts/offline',
  messages: '/messages',
  jobs: '/jobs',
};

/** The person whom a record is about, with the way to the record, and to the person without mail. */
export function Who({ person }: { person: Recipient }) {
  const { key, record, values, to, phone } = person;
  const id = record.application_number ?? key.id;
  return (
    <>
      <a href={`${PAGES[key.kind]}/${id}`}>{values.name || values.child || to || 'No name'}</a>
      {phone ? `, ${phone}` : null}
    </>
  );
}
