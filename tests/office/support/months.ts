/** Of a chart. */
export const months = Array.from({ length: 12 }, (_, month) => ({
  label: `M${month}`,
  name: `Month ${month}`,
  now: month * 10,
  before: 5,
}));
