/** localStorage, which a browser may refuse altogether or find full. */
export function localItems() {
  const storage = reachable();
  return {
    keys: () => Object.keys(storage ?? {}),
    read: (key: string) => storage?.getItem(key) ?? null,
    remove: (key: string) => storage?.removeItem(key),
    /** False when there is no room. */
    write: (key: string, text: string): boolean => {
      try {
        storage?.setItem(key, text);
        return storage !== undefined;
      } catch {
        return false;
      }
    },
  };
}

function reachable(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
