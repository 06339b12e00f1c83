/** Of the dialog that shows it large. */
export const photoId = (index: number): string => `photo-${index + 1}`;
