import { readFileSync } from 'node:fs';

/**
 * Shifts the wall clock of a program, on a signal: FAULT_CLOCK names a file with the shift in
 * milliseconds. Timers and performance.now are not affected, as on a real machine.
 */
const file = process.env.FAULT_CLOCK;
if (file) {
  const RealDate = Date;
  const realNow = Date.now;
  let shift = 0;
  const now = () => realNow() + shift;
  RealDate.now = now;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  });
  const read = () => {
    shift = Number(readFileSync(file, 'utf8'));
    console.log(`clock jumped to ${shift}`);
  };
  process.on('SIGUSR2', read);
  read();
}
