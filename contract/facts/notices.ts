/** An optional field of all forms: the version of the notice shown above the form. */
export const NOTICE_FIELD = 'notice_version';

/** The key in `form-controls` with which a server declares that it accepts the field. */
export const NOTICE_CONTROL = NOTICE_FIELD;

/** The texts are in content/notices. Every change needs a new version. */
export const NOTICE_VERSIONS = {
  contact: '3',
  careers: '3',
  register: '3',
  donate: '4',
} as const;

export type NoticeForm = keyof typeof NOTICE_VERSIONS;
