import type { TableRule } from './table-rule';

const published = {
  period: 'published',
  seenBy: 'everybody',
} as const;

/** Without a person in it. */
const plainContent = (plain: string): TableRule => ({
  ...published,
  ...{ purpose: 'content of the site', period: 'none', erasure: 'none', plain },
});

/** With people in it; removed from the content folder by the office when one of them asks. */
const peopleContent = (purpose: string, hidden: string, plain: string): TableRule => ({
  ...published,
  ...{ purpose, erasure: 'office', hidden, plain },
});

/** What the office works on; goes with its record, 30 days after that was put into the bin. */
const editedContent = (purpose: string, hidden: string, plain: string): TableRule => ({
  ...{ period: 'published', seenBy: 'whoever edits the site', erasure: 'office' },
  ...{ purpose, hidden, plain },
});

/** What the office publishes. It has no addresses by which a mailbox could find itself. */
export const contentTables = {
  results: peopleContent(
    'results of pupils',
    'name picture stream percentage',
    'id place year class_key consent_on_file',
  ),
  testimonials: peopleContent(
    'what parents and pupils say',
    'name type picture message',
    'id place consent_on_file',
  ),
  alumni: peopleContent(
    'former pupils',
    'name picture description social_links',
    'id place consent_on_file',
  ),
  faculty: peopleContent(
    'teachers of the school',
    'name position description picture social_links',
    'id place',
  ),
  news: peopleContent(
    'news of the school',
    'title description content picture',
    'id slug created_at',
  ),
  curriculums: plainContent('id place title category class_name info picture brochure_file'),
  publications: plainContent('id place name category picture file_link'),
  admission_dates: plainContent('id place location admission_date admission_text'),
  fee_records: plainContent('id place category amount brochure_pdf'),
  form_controls: plainContent('id place key field_name shown'),
  vacancies: plainContent('id place vacancy_name subjects additional_info'),
  slider_images: plainContent('id place status image_url title sub_title sub_title_link'),
  announcements: plainContent('id place name internal_link'),
  videos: plainContent('id place title description video_link thumbnail'),
  gurukulam_programmes: plainContent('id place name description button file'),
  competitions: plainContent('id place name scheduled_date details link'),
  weekly_schedules: plainContent('id place title scheduled_date file'),
  syllabus_documents: plainContent('id place grade subject file'),
  applied_seeds: plainContent('name applied_at'),
  content_records: editedContent(
    'drafts, and what the office knows of each record of the site',
    'values draft label words slug changed_by',
    [
      'id list live_id last_live_id state from until draft_until draft_planned place dated_at changed_at',
      'binned_at revision shown_since change_number form_key',
    ].join(' '),
  ),
  content_versions: editedContent(
    'to undo a change of the site',
    'values by',
    'record_id number at what',
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
  replaced_files: plainContent('path replaced_at'),
  pictures: editedContent(
    'pictures and documents of the site',
    'path name alt uploaded_by',
    [
      'id kind type width height bytes focus_x focus_y decorative shows_pupils',
      'consent_on_file uploaded_at replaced_by replaced_at binned_at revision',
    ].join(' '),
  ),
} satisfies Record<string, TableRule>;
