export const CAREERS_PATH = '/careers';

/** The form with a preselected vacancy. */
export const applyPath = (vacancy: string) =>
  `${CAREERS_PATH}/apply-now?vacancy=${encodeURIComponent(vacancy)}`;
