import { isShown, type PastedList, type Plan } from '../../../content';
import { screen } from '../../answer';
import type { OfficeRequest } from '../../route';
import { CheckField, PostForm, Submit } from '../../view/form';
import { capital, inWords } from '../../view/words';
import { applyPathOf, listOf, needsProof, pathOf } from './address';
import { PlanTables } from './plan-tables';
import { hiddenFieldsOf, type SentPaste } from './read-sent';

const MAX_NAMED = 10;

/** Multipart, since a table would otherwise grow to three times its size. */
const LARGE = { encType: 'multipart/form-data' } as const;

type Shown = {
  plan: Plan;
  hash: string;
  leftOut: readonly string[];
  sent: SentPaste;
  /** Why this page is shown instead of the requested one. */
  refused?: { text: string; status: number };
};

/** Previews what would be new, changed and removed. */
export function planPage(request: OfficeRequest, list: PastedList, shown: Shown): Response {
  const { plan, hash, leftOut, sent, refused } = shown;
  const { added, changed, gone, same, away } = plan;
  const changes = added.length + changed.length + gone.length;
  const title = changes === 0 ? 'Nothing would change' : 'What would change';
  const kept = hiddenFieldsOf(sent);
  const body = (
    <>
      {leftOut.length > 0 ? (
        <p>Left out: {leftOut.map((head) => `“${head}”`).join(', ')}.</p>
      ) : null}
      <PlanTables list={list} plan={plan} />
      {changes === 0 && away.length === 0 ? <p>All {same} rows are already in the list.</p> : null}
      <div className="flex flex-wrap items-start gap-3">
        {changes > 0 ? (
          <PostForm
            action={applyPathOf(list)}
            {...(needsProof(list) ? {} : LARGE)}
            fields={[...kept, ['basedOn', hash]]}
          >
            {plan.twice.length > 0 ? <Twice list={list} plan={plan} /> : null}
            <Submit tone={gone.length > 0 ? 'danger' : 'primary'}>{deedOf(plan)}</Submit>
          </PostForm>
        ) : null}
        <PostForm action={`${pathOf(list)}?edit=rows`} {...LARGE} fields={kept}>
          <Submit tone="secondary">Back to the rows</Submit>
        </PostForm>
      </div>
    </>
  );
  const head = { title, back: listOf(list), lead: <p>{summary(plan)}</p> };
  return screen(request, { ...head, body, refused: refused?.text, status: refused?.status ?? 200 });
}

/** Two students may share a name, or a row may occur twice. */
function Twice({ list, plan: { twice } }: { list: PastedList; plan: Plan }) {
  const names = twice.map(
    ({ number, values }) => `${values[list.same.at(-1) ?? '']} (row ${number})`,
  );
  return (
    <CheckField
      name="repeat"
      label="These are different people with the same name"
      hint={`The same name appears twice: ${inWords(names.slice(0, MAX_NAMED))}${names.length > MAX_NAMED ? ' and others' : ''}.`}
    />
  );
}

function summary({ added, changed, gone, same, away }: Plan): string {
  const counted = [
    { count: added.length, what: 'new' },
    { count: changed.length, what: 'changed' },
    { count: gone.length, what: 'into the bin' },
    { count: same, what: 'unchanged' },
    { count: away.length, what: 'unchanged, but not on the site' },
  ];
  const parts = counted.flatMap(({ count, what }) => (count > 0 ? [`${count} ${what}`] : []));
  return `${parts.join(' · ')}. Nothing has been changed yet.`;
}

function deedOf({ added, changed, gone }: Plan): string {
  const shown = changed.filter(({ known }) => isShown(known)).length;
  const put = added.length + shown;
  const away = changed.length - shown;
  const deeds = [
    put > 0 ? `put ${counted(put)} on the site` : '',
    away === 1 ? 'change one that is not on the site' : '',
    away > 1 ? `change ${away} that are not on the site` : '',
    gone.length > 0 ? `move ${gone.length} into the bin` : '',
  ];
  return capital(inWords(deeds.filter(Boolean)));
}

const counted = (rows: number) => (rows === 1 ? 'one row' : `${rows} rows`);
