import type { TableRule } from './table-rule';

/** Without personal data. */
const plainContent = (plain: string): TableRule => ({
  purpose: 'content of the site',
  period: 'none',
  seenBy: 'everybody',
  erasure: 'none',
  plain,
});

/** What the office edits and the site shows; deleted 30 days after its record was binned. */
const editedContent = (purpose: string, hidden: string, plain: string): TableRule => ({
  period: 'published',
  seenBy: 'whoever edits the site',
  erasure: 'office',
  purpose,
  hidden,
  plain,
});

/** What the office publishes. It contains no addresses by which a mailbox could be found. */
export const contentTables = {
  form_controls: plainContent('key field_name shown'),
  applied_seeds: plainContent('name applied_at'),
  content_records: editedContent(
    'what the site shows: news, teachers, results, former students and the other lists, with drafts',
    'values draft label words slug changed_by',
    [
      'id list public_id state from until draft_until draft_scheduled is_registration_fee position dated_at changed_at',
      'binned_at revision shown_since change_number form_key',
    ].join(' '),
  ),
  content_versions: editedContent(
    'to undo a change of the site',
    'values by',
    'record_id number at action',
  ),
  news_old_slugs: editedContent('old addresses lead to the new ones', 'slug', 'record_id'),
  content_changes: plainContent('tag number at'),
  site_instances: plainContent('instance applied seen_at'),
  school_facts: editedContent(
    'facts of the school that the office has changed',
    'value changed_by',
    'key changed_at revision',
  ),
  preview_tokens: plainContent('token_hash list record_id expires_at'),
  described_files: plainContent('path alt'),
  replaced_files: plainContent('path replaced_at'),
  pictures: editedContent(
    'pictures and documents of the site',
    'path name alt uploaded_by',
    [
      'id kind type width height colour bytes focus_x focus_y decorative shows_students',
      'consent_on_file uploaded_at replaced_by replaced_at binned_at revision',
    ].join(' '),
  ),
} satisfies Record<string, TableRule>;
