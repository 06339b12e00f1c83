import type { listPasskeys } from '../../people/passkeys';
import { DataTable } from '../../view/data-table';
import { Stamp } from '../../view/stamp';

type Passkey = Awaited<ReturnType<typeof listPasskeys>>[number];

export function PasskeysTable({ passkeys }: { passkeys: readonly Passkey[] }) {
  return (
    <DataTable
      caption="Passkeys, newest first"
      rows={passkeys}
      columns={[
        { head: 'Name', cell: ({ name }) => name },
        { head: 'Added', cell: ({ createdAt }) => <Stamp at={createdAt} /> },
        { head: 'Last used', cell: ({ usedAt }) => (usedAt ? <Stamp at={usedAt} /> : 'never') },
        {
          head: 'Kept',
          cell: ({ backedUp }) => (backedUp ? 'on several devices' : 'on one device'),
          narrow: 'hide',
        },
      ]}
      rowKey={({ id }) => String(id)}
      href={({ id }) => `/people/passkeys/${id}`}
      empty={<p>None yet. You sign in by a code that comes by e-mail.</p>}
    />
  );
}
