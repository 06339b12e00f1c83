import { chmodSync, existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { jobApplications } from '@/school-api/db';
import { removeOrphanedFiles } from '@/school-api/forms';
import { tempFolder } from '../../support/temp-folder';
import { cv, multipart, samplePdf, textParts } from '../sample-cv';
import { jobAnswers, openFormsApp, postForm, refused } from './forms-app';

const api = await openFormsApp();

function script(text: string): string {
  const file = path.join(tempFolder(), 'scan');
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
  return file;
}

async function applyWith(scanner: string) {
  api.forms.settings.cv.scanner = scanner;
  const form = multipart([...textParts(await jobAnswers(api)), cv(samplePdf())]);
  return postForm(api.app, 'job-apply/', form);
}

describe('the scanner of CVs', () => {
  it('gets the file as its last argument', async () => {
    const scanner = script('test "$1" = --quiet && head -c 5 "$2" | grep -q %PDF-');
    expect((await applyWith(`${scanner} --quiet`)).status).toBe(201);
  });

  it('makes the API reject a CV that it does not accept', async () => {
    const before = await api.db.$count(jobApplications);
    const found = await refused(await applyWith(script('exit 1')));
    expect(found).toMatchObject({ status: 422, fields: { cv: 'We cannot accept this file' } });
    expect(await api.db.$count(jobApplications)).toBe(before);
    expect(readdirSync(path.join(api.cvFolder, 'arriving'))).toEqual([]);
  });

  it('fails closed when it cannot be run', async () => {
    expect(await refused(await applyWith('/no/such/scanner'))).toMatchObject({ status: 503 });
  });
});

describe('the cleanup at start', () => {
  it('removes old files without a row and partial uploads, and nothing else', async () => {
    await applyWith('true');
    const known = readdirSync(api.cvFolder).filter((name) => name.endsWith('.pdf'));
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
    const place = (folder: string, name: string, at: Date) => {
      mkdirSync(folder, { recursive: true });
      const file = path.join(folder, name);
      writeFileSync(file, 'x');
      utimesSync(file, at, at);
      return file;
    };
    const orphan = place(api.cvFolder, 'orphan.pdf', old);
    const half = place(path.join(api.cvFolder, 'arriving'), 'half.pdf', old);
    const young = place(path.join(api.cvFolder, 'arriving'), 'young.pdf', new Date());
    for (const name of known) utimesSync(path.join(api.cvFolder, name), old, old);
    await removeOrphanedFiles(api.db, { log: api.log, folder: api.cvFolder, now: new Date() });
    expect([existsSync(orphan), existsSync(half), existsSync(young)]).toEqual([false, false, true]);
    expect(readdirSync(api.cvFolder)).toEqual(expect.arrayContaining(known));
  });

  it('does nothing without a CV folder', async () => {
    await removeOrphanedFiles(api.db, {
      log: api.log,
      folder: '/tmp/no-such-cv-folder',
      now: new Date(),
    });
    expect(existsSync('/tmp/no-such-cv-folder')).toBe(false);
  });
});
