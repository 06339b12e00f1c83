import { execFile } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { openDatabase } from '@/school-api/db/open';
import { Deployment, warm } from './deployment';
import { quantile } from './quantile';

const execute = promisify(execFile);

const APPLICATIONS = 50_000;
/** Arrivals per second, independent of responses; every tenth is a form. */
const RATE = 200;
const TICK_MS = 5;
/** A command is repeated for as long. Each kept page is made anew once in that time, beside each of them. */
const PHASE_MS = 60_000;
/** Until the programs have compiled what they run often. */
const WARM_UP_MS = 10_000;
const PAGES = ['/', '/news-event', '/about', '/acedemics/results'];
const FORM = JSON.stringify({ application_id: '0'.repeat(32) });

/** The commands of the office while the site runs on the embedded database and visitors come. */
export async function commandsUnderLoad(): Promise<string[]> {
  const deployment = new Deployment();
  const dataDir = join(deployment.folder, 'school');
  const file = (name: string) => join(deployment.folder, name);
  const missed: string[] = [];
  try {
    await deployment.startApi();
    await deployment.kill('api');
    await fill(dataDir);
    await deployment.startApi();
    const site = `http://127.0.0.1:${await deployment.startSite('one')}`;
    for (const page of PAGES) await warm(site + page);
    await run(dataDir, ['content', 'export', file('content')]);
    const commands: Record<string, ((n: number) => readonly string[]) | undefined> = {
      'no command': undefined,
      'applications list': () => ['applications', 'list'],
      'applications export': (n) => ['applications', 'export', '--out', file(`${n}.csv`)],
      'content import': () => ['content', 'import', file('content')],
      backup: (n) => ['backup', file(`${n}.tgz`)],
    };
    const warmUp = new Load(site);
    await setTimeout(WARM_UP_MS);
    await warmUp.end();
    let alone = Number.NaN;
    console.log('| Beside | Times | Pages, p99 | Forms, p99 | Failed |\n|---|--:|--:|--:|--:|');
    for (const [name, args] of Object.entries(commands)) {
      const load = new Load(site);
      const until = performance.now() + PHASE_MS;
      let times = 0;
      for (; performance.now() < until; times += 1) {
        if (args === undefined) await setTimeout(PHASE_MS);
        else await run(dataDir, args(times));
      }
      const { page, form, failed } = await load.end();
      if (args === undefined) alone = page;
      const ms = (value: number) => `${Math.round(value)} ms`;
      console.log(`| ${name} | ${args ? times : ''} | ${ms(page)} | ${ms(form)} | ${failed} |`);
      if (failed > 0) missed.push(`no failed request beside ${name}`);
      if (page > 2 * alone) missed.push(`twice the time of pages at most beside ${name}`);
    }
  } finally {
    await deployment.stop();
  }
  return missed;
}

async function fill(dataDir: string): Promise<void> {
  const migrationsFolder = 'school-api/db/migrations';
  const database = await openDatabase({ databaseUrl: undefined, dataDir, migrationsFolder });
  await database.db.execute(sql`
    insert into applications (id, email, email_key, first_name, last_name, mobile, created_at)
    select 'bench-' || n, 'parent' || n || '@example.org', 'parent' || n || '@example.org',
      'Gopal', 'Vrajwasi', '9000000001', now() - n * interval '1 minute'
    from generate_series(1, ${APPLICATIONS}) n`);
  await database.close();
}

/** Resolves when the command has ended well; the error has what it told. */
async function run(dataDir: string, args: readonly string[]): Promise<void> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', SCHOOL_DATA_DIR: dataDir } as const;
  await execute(process.execPath, ['build/school-cli.mjs', ...args], { env, maxBuffer: 1e8 });
}

/** Visitors at a fixed rate, from now until `end`. */
class Load {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #times = { page: [] as number[], form: [] as number[] };
  readonly #all: Promise<void>[] = [];
  readonly #timer: NodeJS.Timeout;
  #failed = 0;

  constructor(site: string) {
    const began = performance.now();
    this.#timer = setInterval(() => {
      const due = ((performance.now() - began) / 1000) * RATE;
      while (this.#all.length < due) this.#all.push(this.#ask(site, this.#all.length));
    }, TICK_MS);
  }

  async end() {
    clearInterval(this.#timer);
    await Promise.all(this.#all);
    this.#agent.destroy();
    const [page, form] = [quantile(this.#times.page, 0.99), quantile(this.#times.form, 0.99)];
    return { page, form, failed: this.#failed };
  }

  #ask(site: string, n: number): Promise<void> {
    const kind = n % 10 === 0 ? 'form' : 'page';
    const url = kind === 'form' ? `${site}/api/send-otp` : site + PAGES[n % PAGES.length];
    const began = performance.now();
    return new Promise((resolve) => {
      const done = (good: boolean) => {
        this.#times[kind].push(performance.now() - began);
        if (!good) this.#failed += 1;
        resolve();
      };
      const sent = request(url, {
        agent: this.#agent,
        method: kind === 'form' ? 'POST' : 'GET',
        headers: { 'accept-encoding': 'gzip', 'content-type': 'application/json' },
        timeout: 30_000,
      });
      sent.once('response', (answer) => {
        // No such application: the answer of the school API.
        const wanted = kind === 'form' ? 404 : 200;
        answer.resume().once('end', () => done(answer.statusCode === wanted));
      });
      sent.once('timeout', () => sent.destroy());
      sent.once('error', () => done(false));
      sent.end(kind === 'form' ? FORM : undefined);
    });
  }
}
