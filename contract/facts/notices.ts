/** An optional field of all forms: the version of the notice shown above the form. */
export const NOTICE_FIELD = 'notice_version';

/** The key in `form-controls` with which a server declares that it accepts the field. */
export const NOTICE_CONTROL = NOTICE_FIELD;

/** The texts are in content/notices. Every change needs a new version. */
export const NOTICE_VERSIONS = {
  contact: '4',
  careers: '4',
  register: '4',
  donate: '5',
} as const;

export type NoticeForm = keyof typeof NOTICE_VERSIONS;
