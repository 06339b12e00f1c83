/** Where the error summary links to. */
export const fieldId = (name: string) => `field-${name}`;
