import { makePreview } from '../../../content';
import { editingDeps } from '../../editing-deps';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { Notice } from '../../view/notice';
import { auditName, onRecord, recordPath, shortName } from './find';

/** After saving: redirects to the preview by GET. */
export function readPreview(path: string, message: string): Response {
  const location = `${path}/preview?message=${message}`;
  return new Response(null, { status: 307, headers: { location } });
}

const WIDTHS = [
  { label: 'On a phone', query: '?width=phone' },
  { label: 'On a computer', query: '' },
] as const;

/** Links to the real page with what is saved here; anyone with the link sees it for an hour. */
export const showPreview = onRecord(async (request: OfficeRequest, { facts, record }) => {
  const { deps, audit } = request;
  await audit({ action: 'content preview', record: auditName(record) });
  const services = editingDeps(deps);
  const token = await makePreview(services, { list: facts.name, id: record.id });
  const name = shortName(facts, record);
  const body = (
    <>
      {token === undefined ? (
        <Notice tone="bad">
          You cannot preview “{name}” yet, because a required field is empty.
        </Notice>
      ) : (
        <PreviewLinks name={name} href={`${services.publicUrl}/preview/${token}`} />
      )}
    </>
  );
  const status = token === undefined ? 422 : 200;
  return screen(request, {
    title: 'Preview',
    back: { href: recordPath(facts, record), label: name },
    body,
    status,
  });
});

function PreviewLinks({ name, href }: { name: string; href: string }) {
  return (
    <>
      <p>See “{name}” on the real page with the text saved here. This does not publish it.</p>
      <p className="flex flex-wrap gap-2">
        {WIDTHS.map(({ label, query }) => (
          <a
            key={label}
            className="button button-secondary"
            href={href + query}
            target="_blank"
            rel="noopener noreferrer"
          >
            {label}
            <span className="sr-only"> (opens in a new window)</span>
          </a>
        ))}
      </p>
      <p className="quiet">The links work for one hour. You can send them to a colleague.</p>
    </>
  );
}
