/** Gives each record a unique id: its own, or one from its position. */
export function withIds<T extends { id: string }>(records: T[]): T[] {
  const seen = new Set<string>();
  return records.map((record, index) => {
    const id = record.id === '' || seen.has(record.id) ? `n${index}` : record.id;
    seen.add(id);
    return { ...record, id };
  });
}
