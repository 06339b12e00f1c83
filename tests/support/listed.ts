/** The entries of a list that is written in lines, with ` | ` between those of a line. */
export const listed = (text: string): string[] => text.trim().split(/ \| |\s*\n\s*/);
