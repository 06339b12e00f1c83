import { hourInWords } from '@/contract/facts/hour-in-words';

type Test = { time: string; place: string };

/** 9:30 am, Vraja campus */
export const hourAndPlace = ({ time, place }: Test) =>
  [hourInWords(time), place].filter((part) => part !== '').join(', ');
