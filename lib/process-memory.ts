/** One value for the whole process: each route's bundle has a copy of the modules it uses. */
export function oncePerProcess<T extends object>(
  name: string,
  isRight: (value: unknown) => value is T,
  make: () => T,
): T {
  const key = Symbol.for(`school.${name}`);
  const known: unknown = Reflect.get(globalThis, key);
  if (isRight(known)) return known;
  const made = make();
  Reflect.set(globalThis, key, made);
  return made;
}
