import { MAX_BYTES, type PastedList } from '../../../content';

const KB = 1024;

export const listOf = ({ list, title }: PastedList) => ({ href: `/content/${list}`, label: title });
export const pathOf = ({ list }: PastedList) => `/content/${list}/paste`;
export const applyPathOf = (list: PastedList) => `${pathOf(list)}/apply`;

/** Money depends on these, so they require confirmation, whose page can carry only a small form. */
export const needsConfirmation = ({ list }: PastedList) => list === 'fees';
export const maxBytesOf = (list: PastedList) => (needsConfirmation(list) ? 16 * KB : MAX_BYTES);
