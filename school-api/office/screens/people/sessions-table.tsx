import type { listSessions } from '../../people/sessions';
import { ActionForm } from '../../view/action';
import { DataTable } from '../../view/data-table';
import { Stamp, Tag } from '../../view/stamp';

type Session = Awaited<ReturnType<typeof listSessions>>[number];
type Props = {
  sessions: readonly Session[];
  current: number;
  /** The path for ending sessions: all at `/end`, one at `/:id/end`. */
  action: string;
  endAll: string;
  hint?: string;
};

export function Sessions({ sessions, current, action, endAll, hint }: Props) {
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Sessions</h2>
      {hint ? <p>{hint}</p> : null}
      <DataTable
        caption="Sessions, newest first"
        rows={sessions}
        columns={[
          { head: 'Browser', cell: ({ agent }) => agent },
          { head: 'Signed in', cell: ({ createdAt }) => <Stamp at={createdAt} /> },
          { head: 'Last used', cell: ({ usedAt }) => <Stamp at={usedAt} />, narrow: 'hide' },
          { head: 'Network address', cell: ({ client }) => client, narrow: 'hide' },
          {
            head: 'Session',
            cell: ({ id, agent }) =>
              id === current ? (
                <Tag tone="good">This one</Tag>
              ) : (
                <ActionForm action={`${action}/${id}/end`} of={agent}>
                  End
                </ActionForm>
              ),
          },
        ]}
        empty={<p>Not signed in anywhere.</p>}
      />
      {sessions.length > 1 ? <ActionForm action={`${action}/end`}>{endAll}</ActionForm> : null}
    </section>
  );
}
