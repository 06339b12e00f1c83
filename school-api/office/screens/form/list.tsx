import { readFormFields } from '../../../forms';
import { isAlwaysShown } from '../../../records';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { DataTable } from '../../view/data-table';
import { PageHead } from '../../view/head';
import { Tag } from '../../view/tag';

/** The fields of the admission form, in its order. */
export async function showForm(request: OfficeRequest): Promise<Response> {
  const fields = await readFormFields(request.deps.db);
  const title = 'Admission form';
  const body = (
    <>
      <PageHead
        title={title}
        lead={
          <p>Which fields parents fill in, and what they are called. Choose one to change it.</p>
        }
      />
      <DataTable
        caption="Fields of the admission form"
        rows={fields}
        columns={[
          { head: 'Label', cell: ({ label }) => label },
          {
            head: 'On the form',
            cell: ({ shown }) =>
              shown ? <Tag tone="good">Shown</Tag> : <Tag tone="plain">Hidden</Tag>,
          },
          { head: 'Must be filled in', cell: ({ required }) => (required ? 'Yes' : 'No') },
          {
            head: 'Can be hidden',
            cell: ({ key }) => (isAlwaysShown(key) ? 'No' : 'Yes'),
            narrow: 'hide',
          },
        ]}
        rowKey={({ key }) => key}
        href={({ key }) => `/form/${key}`}
        empty={<p>The form has no fields.</p>}
      />
    </>
  );
  return page(request, { title, body });
}
