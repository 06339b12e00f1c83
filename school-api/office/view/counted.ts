/** '1 donor', '1,200 donors' */
export const counted = (count: number, one: string, several = `${one}s`) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : several}`;
