import { renderToStaticMarkup } from 'react-dom/server';
import {
  type EditedRecord,
  fieldsOf,
  findList,
  findRecord,
  hasPreview,
  isOnSite,
  type List,
  MAX_ALBUM_PICTURES,
  type Problems,
  picturesWith,
  refusalReason,
} from '../../../content';
import { rowNumber } from '../../../records';
import { editingDeps } from '../../editing-deps';
import { namesOf } from '../../people/people';
import { screen } from '../../response';
import type { OfficeRequest } from '../../route';
import { ActionForm, LinkButton } from '../../view/action';
import { Facts } from '../../view/facts';
import { Notice } from '../../view/notice';
import { Refreshing } from '../../view/refreshing';
import { Stamp } from '../../view/stamp';
import { counted } from '../../view/text';
import { Words } from './deleted-meanwhile';
import { isRich, offeredFiles } from './field-input';
import { auditName, backTo, onList, onRecord, recordPath, seen, shortName } from './find';
import { type Input, inputName, shownForm } from './form-input';
import { RecordForm } from './record-form';
import { StateTag, stateOf } from './state';

/** Prefilled from another record if the address names one. */
export const showNew = onList(async (request, facts) => {
  const id = rowNumber(request.url.searchParams.get('like'));
  const like = id && (await findRecord(editingDeps(request.deps), facts.name, id));
  if (!like) return showForm(request, facts, await prefilled(request, facts));
  await request.audit({ action: 'content show', record: auditName(like) });
  return showForm(request, facts, { fields: copied(like) });
});

/** A consent is for one person's picture: neither is copied to another person. */
function copied({ fields }: EditedRecord): Record<string, string> {
  if (fields.consent_on_file === undefined) return fields;
  const { picture, consent_on_file, ...others } = fields;
  return others;
}

export const showRecord = onRecord(async (request, { facts, record }) => {
  await request.audit({ action: 'content show', record: auditName(record) });
  return showForm(request, facts, { record });
});

type Parts = {
  record?: EditedRecord;
  typed?: Input;
  problems?: Problems;
  /** For a new record. */
  fields?: Record<string, string>;
  /** Pictures that were chosen for it and may not be used. */
  leftOut?: number;
};

/** The form of an existing or new record; with the input if it was refused. */
export async function showForm(request: OfficeRequest, facts: List, given: Parts) {
  const { record, typed } = given;
  const form = shownForm(facts, given);
  const title = record ? record.label || shortName(facts, record) : `Add ${withArticle(facts.one)}`;
  const body = (
    <>
      {given.leftOut ? (
        <Notice tone="plain">
          {counted(given.leftOut, 'picture')} left out, because consent or a description is missing.{' '}
          <a href="/pictures?shown=without-consent">Pictures without consent</a>
        </Notice>
      ) : null}
      {record ? (
        <RecordFacts
          {...{ facts, record }}
          hasArrived={await readArrival(request, record)}
          nameOf={await namesOf(request.deps.db)}
        />
      ) : null}
      {record?.state === 'binned' ? (
        <>
          <Words facts={facts} fields={record.fields} />
          <BinActions facts={facts} record={record} />
        </>
      ) : (
        <RecordForm
          form={form}
          person={request.person}
          files={await offeredFiles(request, facts.name)}
        />
      )}
      {record && record.state !== 'binned' ? <MoreActions facts={facts} record={record} /> : null}
    </>
  );
  return screen(request, {
    title,
    back: backTo(facts),
    actions: record ? <Versions facts={facts} record={record} /> : null,
    errors: byInput(facts.name, form.problems),
    refused: form.problems[''],
    body,
    status: typed ? 422 : 200,
  });
}

function Versions({ facts, record }: { facts: List; record: EditedRecord }) {
  return <LinkButton href={`${recordPath(facts, record)}/versions`}>Versions</LinkButton>;
}

const withArticle = (one: string) => `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;

/** Keyed by input name, for the summary's links. */
function byInput(list: string, problems: Problems): Record<string, string> {
  const names = new Set(fieldsOf(list).map(({ name }) => name));
  const entries = Object.entries(problems).filter(([name]) => name !== '');
  return Object.fromEntries(
    entries.map(([name, text]) => [names.has(name) ? inputName({ name }) : name, text]),
  );
}

/** Whether every running copy of the site shows this record's last change. */
async function readArrival({ deps }: OfficeRequest, { list, changeNumber: number }: EditedRecord) {
  const tag = findList(list)?.tag;
  // Never changed by the office, so the site already has it.
  if (number === null || tag === undefined) return true;
  return isOnSite(deps, { tag, number });
}

/**
 * A new record with the pictures that the address names: all in an album, otherwise the first in its field and the rest in the text.
 */
async function prefilled({ deps, url }: OfficeRequest, { name: list }: List) {
  const ids = url.searchParams.getAll('picture').filter((id) => /^\d{1,9}$/.test(id));
  if (ids.length === 0) return {};
  const chosen = await picturesWith(deps.db, ids.slice(0, MAX_ALBUM_PICTURES).map(Number));
  const usable = chosen.filter((picture) => refusalReason(picture) === undefined);
  const [first, ...others] = usable;
  const fields = fieldsOf(list);
  const album = fields.find(({ input }) => input === 'pictures');
  const leftOut = ids.length - usable.length;
  if (album) {
    return { leftOut, fields: { [album.name]: usable.map(({ path }) => path).join('\n') } };
  }
  const picture = fields.find(({ input }) => input === 'picture');
  const text = fields.find((field) => isRich(field, list));
  const images = others.map(({ id, path, alt }) => <img key={id} src={path} alt={alt} />);
  return {
    leftOut,
    fields: {
      ...(picture && first && { [picture.name]: first.path }),
      ...(text && { [text.name]: renderToStaticMarkup(images) }),
    },
  };
}

type Props = { facts: List; record: EditedRecord };

/** Actions on the whole record, all reversible. */
function MoreActions({ facts, record }: Props) {
  const path = recordPath(facts, record);
  const { state, isRegistrationFee: isFee } = record;
  const button = (name: string, label: string) => (
    <ActionForm action={`${path}/${name}`} fields={seen(record)}>
      {label}
    </ActionForm>
  );
  return (
    <section aria-labelledby="more">
      <h2 id="more">More</h2>
      <div className="flex flex-wrap gap-2">
        {hasPreview(facts.name) ? (
          <ActionForm action={`${path}/preview`}>Preview the saved text</ActionForm>
        ) : null}
        {state === 'shown' && !isFee ? button('hide', 'Hide from the site') : null}
        {state === 'hidden' ? button('show', 'Show on the site') : null}
        {facts.name === 'fees' && state === 'shown' && !isFee
          ? button('registration-fee', 'Make this the registration fee')
          : null}
        {isFee ? null : button('bin', 'Move to the bin')}
      </div>
      {isFee ? null : <p className="quiet">You can restore it from the bin for 30 days.</p>}
    </section>
  );
}

/** The link leads to the confirmation. */
function BinActions({ facts, record }: Props) {
  const path = recordPath(facts, record);
  return (
    <div className="flex flex-wrap gap-2">
      <ActionForm action={`${path}/restore`} fields={seen(record)}>
        Restore from the bin
      </ActionForm>
      <LinkButton tone="danger" href={`${path}/remove`}>
        Delete for good
      </LinkButton>
    </div>
  );
}

type RecordFactsProps = {
  facts: List;
  record: EditedRecord;
  /** Every running copy of the site shows it. */
  hasArrived: boolean;
  nameOf: (email: string) => string;
};

function RecordFacts({ facts, record, hasArrived, nameOf }: RecordFactsProps) {
  const { address, draft, state, changedAt, changedBy, binnedAt } = record;
  return (
    <>
      <div id="record-facts" data-live="">
        <Facts
          items={[
            { term: 'Status', value: <StateTag {...stateOf(record)} /> },
            {
              term: 'Address',
              value: address ? (
                <a href={address} target="_blank" rel="noopener noreferrer">
                  {address.replace(/^https?:\/\//, '')}
                </a>
              ) : null,
            },
            { term: 'On the site since', value: hasArrived ? since(record) : null },
            {
              term: 'Website',
              value: hasArrived ? null : (
                <Refreshing url={{ pathname: recordPath(facts, record), search: '' }}>
                  Updating…
                </Refreshing>
              ),
            },
            {
              term: 'Changed',
              value: (
                <>
                  <Stamp at={changedAt} />
                  {changedBy ? ` by ${nameOf(changedBy)}` : ''}
                </>
              ),
            },
            { term: 'In the bin since', value: binnedAt ? <Stamp at={binnedAt} /> : null },
          ]}
        />
      </div>
      {draft === null ? null : (
        <Notice tone="plain">
          <p>
            This is a draft.{' '}
            {state === 'shown'
              ? 'The website still shows the published text.'
              : `The website does not show this ${facts.one}.`}
          </p>
          <ActionForm
            action={`${recordPath(facts, record)}/drop-draft`}
            fields={seen(record)}
            tone="quiet"
          >
            Delete the draft
          </ActionForm>
        </Notice>
      )}
    </>
  );
}

function since({ state, shownSince }: EditedRecord) {
  return state === 'shown' && shownSince ? <Stamp at={shownSince} /> : null;
}
