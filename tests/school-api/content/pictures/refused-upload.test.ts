import { createWriteStream, type WriteStream } from 'node:fs';
import { Writable } from 'node:stream';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freeBytes } from '@/school-api/platform';
import { readPage } from '../../../office/support/read-page';
import { multipart, samplePdf, textParts } from '../../sample-cv';
import { openPictureOffice, type PictureOffice } from './support';

vi.mock('@/school-api/platform/storage/disk', async (original) => {
  const disk = await original<typeof import('@/school-api/platform/storage/disk')>();
  return { ...disk, freeBytes: vi.fn(disk.freeBytes) };
});

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, createWriteStream: vi.fn(fs.createWriteStream) };
});

let office: PictureOffice;
beforeEach(async () => {
  office = await openPictureOffice();
});

const FACTS = { name: 'Fees of the year' };
const NEW = '/pictures/new?kind=document';

function sent() {
  const file = { name: 'file', value: samplePdf(), file: 'a.pdf', type: 'application/pdf' };
  return multipart([file, ...textParts(FACTS)]);
}

async function typedIn(response: Response) {
  const { forms } = readPage(await response.text());
  return forms.find(({ action }) => action.includes('/pictures/new'))?.fields;
}

describe('input sent with a file', () => {
  it('is kept when the disk is full', async () => {
    vi.mocked(freeBytes).mockResolvedValueOnce(0);
    const response = await office.send(await office.as('editor'), NEW, sent());
    expect(response.status).toBe(422);
    expect(await typedIn(response)).toMatchObject(FACTS);
  });

  it('is kept when the disk fills up while the file arrives', async () => {
    vi.mocked(createWriteStream).mockReturnValueOnce(fullDisk() as WriteStream);
    const response = await office.send(await office.as('editor'), NEW, sent());
    expect(response.status).toBe(422);
    expect(await response.clone().text()).toContain('The disk of the site is full');
    expect(await typedIn(response)).toMatchObject(FACTS);
    expect(await office.media.files()).toEqual([]);
  });
});

const fullDisk = (): Writable =>
  new Writable({
    write(_chunk, _encoding, done) {
      const error = new Error('ENOSPC: no space left on device, write');
      done(Object.assign(error, { code: 'ENOSPC', syscall: 'write' }));
    },
  });
