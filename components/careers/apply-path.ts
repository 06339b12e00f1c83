/** The form, with the vacancy chosen. */
export const applyPath = (vacancy: string) =>
  `/careers/apply-now?vacancy=${encodeURIComponent(vacancy)}`;
