import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../support/temp-folder';

const API_ENV = `# A comment
SCHOOL_CV_SCANNER=clamdscan --fdpass *
SMTP_URL="smtp://school:a b@mail.example.org"
DATABASE_URL=
METRICS_TOKEN=a=b`;

test('the command line has the variables of api.env, each value as systemd reads it', () => {
  const folder = tempFolder();
  for (const name of ['release/deploy', 'release/build', 'etc']) {
    mkdirSync(path.join(folder, name), { recursive: true });
  }
  for (const name of ['school', 'as-school-api.sh']) {
    const script = readFileSync(`deploy/${name}`, 'utf8').replaceAll(
      '/etc/school',
      `${folder}/etc`,
    );
    writeFileSync(path.join(folder, 'release/deploy', name), script, { mode: 0o755 });
  }
  writeFileSync(path.join(folder, 'etc/api.env'), API_ENV);
  const program = 'console.log(JSON.stringify([process.argv.slice(2), process.env]))';
  writeFileSync(path.join(folder, 'release/build/school-cli.mjs'), program);

  const { PATH = '' } = process.env;
  const call = (env: Record<string, string>) => {
    const options = { encoding: 'utf8' as const, env: { NODE_ENV: 'test' as const, PATH, ...env } };
    const args = ['people', 'invite', 'Meera Rao'];
    return JSON.parse(execFileSync(`${folder}/release/deploy/school`, args, options));
  };
  const [args, env] = call({});
  expect(args).toEqual(['people', 'invite', 'Meera Rao']);
  expect(env).toMatchObject({
    SCHOOL_CV_SCANNER: 'clamdscan --fdpass *',
    SMTP_URL: 'smtp://school:a b@mail.example.org',
    DATABASE_URL: '',
    METRICS_TOKEN: 'a=b',
    NODE_ENV: 'production',
    SCHOOL_DATA_DIR: '/var/lib/school/api',
  });
  // A caller who names the folder has set all variables.
  const SCHOOL_DATA_DIR = `${folder}/etc`;
  expect(call({ SCHOOL_DATA_DIR })[1]).toMatchObject({ SCHOOL_DATA_DIR, NODE_ENV: 'test' });
  expect(call({ SCHOOL_DATA_DIR })[1]).not.toHaveProperty('SMTP_URL');
});
