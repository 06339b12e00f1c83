/** Otherwise a reset form loses what is typed until React has rendered its fields again. */
export const KEEP_FIELDS = { keepFieldsRef: true };
