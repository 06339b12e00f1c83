/** A record's id, or its place in the list where the API gives none; unique within the list. */
export function withIds<T extends { id: string }>(records: T[]): T[] {
  const seen = new Set<string>();
  return records.map((record, index) => {
    const id = record.id === '' || seen.has(record.id) ? `n${index}` : record.id;
    seen.add(id);
    return { ...record, id };
  });
}
