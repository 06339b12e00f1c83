import type { RecordKind } from '../../records';

/** By the first word of an action; the order is that of the filter. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Applications: ['applications', 'form-controls'],
  Donations: ['donations', 'gifts', 'receipts'],
  Messages: ['messages'],
  'Job applications': ['jobs'],
  Emails: ['mail', 'letters'],
  Content: ['content', 'school'],
  Pictures: ['pictures'],
  'Personal data': ['person'],
  People: ['people', 'passkeys', 'sessions'],
  'Signing in': ['sign-in', 'sign-out', 'confirm', 'refused'],
  Audit: ['audit'],
  Other: ['search', 'today', 'columns', 'backup'],
};

export const groupOf = (action: string) =>
  Object.keys(GROUPS).find((group) => GROUPS[group]?.includes(action.split(' ')[0] ?? ''));

const KINDS: Record<RecordKind, string> = {
  applications: 'applications',
  donations: 'online donations',
  gifts: 'donations',
  messages: 'messages',
  jobs: 'job applications',
};

const isKind = (word: string): word is RecordKind => Object.hasOwn(KINDS, word);

/** After the name of a kind of record. */
const RECORD_ACTS: Readonly<Record<string, string>> = {
  list: 'looked through {kind}',
  show: 'opened {record}',
  note: 'wrote a note on {record}',
  'note struck': 'struck out a note on {record}',
  state: 'set {record} from {before.state} to {after.state}',
  'state refused': 'could not set the state of {record}',
  erase: 'erased {record}',
  'erase person': 'erased everything about the person of {record}',
  count: 'counted {kind} for an export',
  export: 'exported {record}',
  letter: 'wrote an email about {record}',
  'letter refused': 'could not send an email about {record}',
  'letter undone': 'took back an email about {record}',
  letters: 'wrote emails about {record}',
  'letters preview': 'prepared emails about {record}',
  'letters show': 'looked at emails that were not delivered',
  'letters undone': 'took back emails about {kind}',
};

/** After the actor: {record} becomes a link, {before.x} and {after.x} what was changed. */
const ACTS: Readonly<Record<string, string>> = {
  'applications fee reminder': 'reminded the family of {record} to pay the fee',
  'audit count': 'counted the audit for an export',
  'audit export': 'exported {record} of the audit',
  'audit list': 'looked up one person in the audit',
  backup: 'made a backup',
  columns: 'chose the columns of a list',
  confirm: 'confirmed who they are {record}',
  'confirm refused': 'could not confirm who they are {record}',
  'content asked': 'was asked to confirm a change of {record}',
  'content bin': 'opened the bin',
  'content draft': 'saved a draft of {record}',
  'content drop-draft': 'discarded the draft of {record}',
  'content down': 'moved {record} down',
  'content duplicate': 'duplicated {record}',
  'content hide': 'hid {record}',
  'content list': 'looked through {record}',
  'content lists': 'looked through the content',
  'content move': 'moved {record}',
  'content paste': 'pasted rows into {record}',
  'content preview': 'previewed {record}',
  'content publish': 'published {record}',
  'content refused': 'could not change {record}',
  'content registration-fee': 'made {record} the registration fee',
  'content remove': 'removed {record} for good',
  'content restore': 'restored {record} from the bin',
  'content show': 'opened {record}',
  'content to-bin': 'moved {record} to the bin',
  'content undo-to': 'restored an earlier version of {record}',
  'content up': 'moved {record} up',
  'content version': 'opened an earlier version of {record}',
  'content versions': 'opened the versions of {record}',
  'donations filed': 'entered the acknowledgement of {record}',
  'donations statement': 'exported {record}',
  'form-controls set': 'changed {record} of the admission form',
  'gifts add': 'recorded a {record}',
  'gifts cancel': 'cancelled the donation with {record}',
  'gifts pan': 'entered the PAN for {record}',
  'jobs cv download': 'downloaded the CV of {record}',
  'jobs cv open': 'opened the CV of {record}',
  'letters template': 'saved an email template',
  'letters template removed': 'removed an email template',
  'letters template restored': 'restored an email template',
  'mail list': 'listed emails',
  'mail resend': 'sent {record} again',
  'passkeys add': 'added a passkey',
  'passkeys name': 'renamed a passkey',
  'passkeys remove': 'removed a passkey',
  'people end session': 'ended a session of {record}',
  'people end sessions': 'ended all sessions of {record}',
  'people first head': 'joined as the first head',
  'people invite': 'invited {record} as {after.role}',
  'people invite refused': 'could not invite a person',
  'people leave': 'switched {record} off',
  'people leave refused': 'could not switch {record} off',
  'people link': 'sent {record} a new link',
  'people link refused': 'could not send {record} a new link',
  'people list': 'listed the people of the office',
  'people mails': 'changed which emails they get',
  'people role': 'changed the role of {record} from {before.role} to {after.role}',
  'people role refused': 'could not change the role of {record}',
  'people sessions list': 'listed the sessions of the office',
  'people show': 'opened {record}',
  'person affected': 'listed {record}',
  'person erase': 'erased a person: {record}',
  'person export': 'exported everything about a person',
  'person show': 'looked at everything about a person',
  'person withdraw': 'recorded that a parent has withdrawn consent',
  'pictures add': 'added {record}',
  'pictures bin': 'moved {record} to the bin',
  'pictures change': 'changed the facts of {record}',
  'pictures focus': 'set the focus of {record}',
  'pictures replace': 'replaced {record}',
  'pictures restore': 'restored {record} from the bin',
  'pictures turn': 'rotated {record}',
  'receipts show': 'opened {record}',
  refused: 'was refused: {record}',
  'school refused': 'could not change the facts of the school',
  'school set': 'changed the facts of the school',
  search: 'searched all lists',
  'sessions end': 'ended one of their sessions',
  'sessions end all': 'ended all their other sessions',
  'sign-in': 'signed in {record}',
  'sign-in refused': 'could not sign in {record}',
  'sign-out': 'signed out',
  'today show': 'opened Today',
};

/** Undefined for an action that nobody has put into words. */
export function templateOf(action: string): string | undefined {
  const known = ACTS[action.replace(/^(content undo-to)-\d+$/, '$1')];
  if (known !== undefined) return known;
  const [kind = '', ...act] = action.split(' ');
  return isKind(kind) ? RECORD_ACTS[act.join(' ')]?.replace('{kind}', KINDS[kind]) : undefined;
}
