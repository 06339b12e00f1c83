import { Fragment } from 'react';
import {
  fillIn,
  findTemplate,
  lettersStamp,
  listTemplatesFor,
  readRecipients,
  rowNumber,
} from '../../../records';
import type { OfficeRequest } from '../../route';
import { PostForm, Submit } from '../../view/form';
import { keptQuery } from '../../view/list-address';
import { Notice } from '../../view/notice';
import type { Found } from '../records/screens';
import { BatchField, type LetterDraft, LetterFields } from './fields';

/** The form for writing to a record's person; nothing if no letter can be sent. */
export async function letterForm(
  { deps, url }: OfficeRequest,
  { key, path }: Found,
  subject: string,
  unsent?: LetterDraft,
) {
  const [recipient] = await readRecipients(deps.db, [key], deps.config);
  if (recipient === undefined) return null;
  const { leftOut } = recipient;
  if (leftOut) return <p className="quiet">You cannot email this person: {leftOut}.</p>;
  const query = keptQuery(url);
  const startFrom = (id: number) => `${path}${query}${query ? '&' : '?'}template=${id}#letter`;
  const chosen = rowNumber(url.searchParams.get('template') ?? '');
  const template = chosen === undefined ? undefined : await findTemplate(deps.db, chosen);
  const { values, record, to } = recipient;
  const filled = template && {
    subject: fillIn(template.subject, values),
    text: fillIn(template.text, values),
  };
  const templates = await listTemplatesFor(deps.db, key.kind);
  const waits = key.kind === 'messages' && record.office_state === 'new';
  const isOpen = waits || unsent !== undefined || template !== undefined;
  return (
    <details id="letter" open={isOpen} data-print="none">
      <summary>Write to {values.name || to}</summary>
      {unsent?.notice ? (
        <Notice tone={unsent.status === 200 ? 'plain' : 'bad'}>{unsent.notice}</Notice>
      ) : null}
      <p>
        {templates.length > 0 ? 'Start from: ' : null}
        {templates.map(({ id, name }) => (
          <Fragment key={id}>
            <a href={startFrom(id)}>{name}</a>
            {'; '}
          </Fragment>
        ))}
        <a href="/letters">edit templates</a>
      </p>
      <PostForm action={`${path}/letters${query}`}>
        <BatchField />
        <input type="hidden" name="seen" value={await lettersStamp(deps.db, key, record)} />
        <LetterFields
          letter={unsent ?? filled ?? { subject, text: '' }}
          errors={unsent?.errors}
          kind={key.kind}
        />
        <Submit>Send email</Submit>
      </PostForm>
    </details>
  );
}
