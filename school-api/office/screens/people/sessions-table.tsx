import type { listSessions } from '../../people/sessions';
import { DataTable } from '../../view/data-table';
import { PostForm, Submit } from '../../view/form';
import { Stamp } from '../../view/stamp';
import { Tag } from '../../view/tag';

type Session = Awaited<ReturnType<typeof listSessions>>[number];
type Props = {
  sessions: readonly Session[];
  /** The one that asks. */
  current: number;
  /** Where a session is ended; `/:id/end` is added. */
  action: string;
};

export function SessionsTable({ sessions, current, action }: Props) {
  return (
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
              <PostForm action={`${action}/${id}/end`}>
                <Submit tone="secondary">
                  End<span className="sr-only"> {agent}</span>
                </Submit>
              </PostForm>
            ),
        },
      ]}
      rowKey={({ id }) => String(id)}
      empty={<p>Not signed in anywhere.</p>}
    />
  );
}
