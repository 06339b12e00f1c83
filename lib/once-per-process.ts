/** One value per process, because each route's bundle has its own copy of our modules. */
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

/** A process-wide flag, initially false. */
export function processFlag(name: string) {
  const flag = oncePerProcess(name, isFlag, () => ({ isSet: false }));
  return {
    isSet: () => flag.isSet,
    set: () => {
      flag.isSet = true;
    },
    clear: () => {
      flag.isSet = false;
    },
  };
}

function isFlag(value: unknown): value is { isSet: boolean } {
  return typeof value === 'object' && value !== null && 'isSet' in value;
}
