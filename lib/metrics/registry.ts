import { Counter, Gauge, Histogram, register } from 'prom-client';

/**
 * prom-client is shared by the process, but each bundle has its own copy of our modules: the first copy
 * creates a metric, the others find it.
 */
export function counter<L extends string>(name: string, help: string, labels: L[] = []) {
  const known = register.getSingleMetric(name);
  const found: Counter<L> | undefined = known instanceof Counter ? known : undefined;
  return found ?? new Counter<L>({ name, help, labelNames: labels });
}

export function histogram<L extends string>(
  name: string,
  help: string,
  labels: L[],
  buckets: number[],
) {
  const known = register.getSingleMetric(name);
  const found: Histogram<L> | undefined = known instanceof Histogram ? known : undefined;
  return found ?? new Histogram<L>({ name, help, labelNames: labels, buckets });
}

/** `read` is called at each scrape. */
export function gauge<L extends string>(
  name: string,
  help: string,
  labels: L[] = [],
  read?: (gauge: Gauge<L>) => void | Promise<void>,
) {
  const known = register.getSingleMetric(name);
  const found: Gauge<L> | undefined = known instanceof Gauge ? known : undefined;
  return (
    found ??
    new Gauge<L>({
      name,
      help,
      labelNames: labels,
      ...(read && {
        async collect() {
          await read(this);
        },
      }),
    })
  );
}
