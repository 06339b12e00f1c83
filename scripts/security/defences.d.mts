export const defences: {
  attack: string;
  file: string;
  from: string;
  to: string;
  test: string;
  name: string;
  built?: true;
}[];
