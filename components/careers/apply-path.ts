export const CAREERS_PATH = '/careers';

/** The form, with the vacancy chosen. */
export const applyPath = (vacancy: string) =>
  `${CAREERS_PATH}/apply-now?vacancy=${encodeURIComponent(vacancy)}`;
