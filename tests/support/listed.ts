/** The entries of a list written in lines, separated by ` | `. */
export const listed = (text: string): string[] => text.trim().split(/ \| |\s*\n\s*/);
