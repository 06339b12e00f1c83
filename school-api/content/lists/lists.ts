import { academicsLists } from './collections/academics';
import { admissionLists } from './collections/admission';
import { albums } from './collections/albums';
import { disclosureLists } from './collections/disclosure';
import { homeLists, scenes } from './collections/home';
import { newsList } from './collections/news';
import { events, programmeLists } from './collections/programmes';
import { purposes } from './collections/purposes';
import type { List } from './list';

const order = [
  'news',
  'albums',
  'slider',
  'announcements',
  'admission-dates',
  'fees',
  'results',
  'faculty',
];
const placeOf = ({ name }: List) => (order.includes(name) ? order.indexOf(name) : order.length);

/** Every list, in the order of the office's menu. */
export const lists: readonly List[] = [
  ...[newsList, ...homeLists, ...admissionLists],
  ...[...academicsLists, ...programmeLists, events, albums, scenes, purposes, ...disclosureLists],
].sort((a, b) => placeOf(a) - placeOf(b));

export function findList(name: string): List | undefined {
  return lists.find((list) => list.name === name);
}

/** For names already checked. */
export function listNamed(name: string): List {
  const list = findList(name);
  if (list === undefined) throw new Error(`there is no list ${name}`);
  return list;
}
