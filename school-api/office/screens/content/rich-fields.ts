import type { FormField } from '../../../content';

/** Lists whose long texts have the editor; others have a word or two of HTML. */
const RICH = new Set(['news', 'faculty', 'curriculum']);

export const isRich = ({ input }: FormField, list: string) => input === 'html' && RICH.has(list);
