// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Documents } from '@/components/admissions/status/documents';
import type { StatusState } from '@/components/admissions/status/use-status';
import { documentFile } from '@/contract';
import { documentForm } from '@/lib/admissions/document-form';
import { Upload } from '../forms/fake-upload';

const data = { email: 'a@example.org', applications: [] };
let shown: unknown;

// Loaded once the address is verified; the form then does not wait.
beforeAll(() => import('@/components/admissions/status/calls'));
beforeEach(() => {
  Upload.all.length = 0;
  vi.stubGlobal('XMLHttpRequest', Upload);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(data)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const state = {
  setData: (change: (now: unknown) => unknown) => {
    shown = change(shown);
  },
  setProblem: vi.fn(),
  refusedUnlessDone: vi.fn(),
  verified: { grant: 'g', email: 'a@example.org' },
} as unknown as StatusState;

const documents = [
  { kind: 'birth certificate', sent: true },
  { kind: 'photograph', sent: false },
];

const asked = { application_number: 'BCDF2345', documents };

function show() {
  shown = { ...data, applications: [asked] };
  render(<Documents application={asked as never} state={state} />);
}

const choose = (file: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Photograph'), file);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send photograph' }));
/** The school's answer to the upload, once it has begun. */
async function answer(status: number, body: object = {}) {
  await waitFor(() => expect(Upload.all).toHaveLength(1));
  const [sent] = Upload.all;
  act(() => {
    if (sent) Object.assign(sent, { status, responseText: JSON.stringify(body) }).onload();
  });
  return Object.fromEntries(sent?.body ?? []);
}
const HEIC = '\0\0\0\x18ftypheic';
const photo = (name = 'IMG_1.HEIC', bytes = HEIC) => new File([bytes], name);

describe('documents that the school has requested', () => {
  it('are sent with number and kind, and then shown as the school has them', async () => {
    show();
    expect(screen.getByText('We have your birth certificate.')).toBeTruthy();
    await choose(photo());
    await press();
    expect(await answer(201)).toMatchObject({
      grant: 'g',
      application_number: 'BCDF2345',
      kind: 'photograph',
      document_size: '12',
    });
    await waitFor(() => expect(shown).toEqual(data));
  });

  it('are scaled down where a photograph is larger than the school accepts', async () => {
    const drawImage = vi.fn();
    const context = { fillRect: vi.fn(), drawImage };
    vi.stubGlobal('createImageBitmap', async () => ({ width: 8000, height: 6000, close: vi.fn() }));
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob([Uint8Array.of(0xff, 0xd8, 0xff)], { type: 'image/jpeg' })),
    );
    show();
    const bytes = new Uint8Array(documentFile.maxBytes + 1);
    await choose(new File([bytes], 'IMG_1.png', { type: 'image/png' }));
    await press();
    const { document: file, document_size: size } = await answer(201);
    expect([size, file]).toEqual(['3', expect.objectContaining({ name: 'IMG_1.jpg' })]);
    expect(drawImage.mock.calls[0]?.slice(1)).toEqual([0, 0, 3000, 2250]);
  });

  it('are shown as sent although the updated list is lost', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    show();
    await choose(photo());
    await press();
    await answer(201);
    const sent = documents.map((document) => ({ ...document, sent: true }));
    await waitFor(() =>
      expect(shown).toEqual({ ...data, applications: [{ ...asked, documents: sent }] }),
    );
    expect(state.refusedUnlessDone).not.toHaveBeenCalled();
  });

  it.each([
    ['another type', photo('a.docx'), 'Please choose a PDF, JPEG, PNG or HEIC file'],
    [
      'the name of one alone',
      photo('a.png', 'text'),
      'Please choose a PDF, JPEG, PNG or HEIC file',
    ],
    ['no file', undefined, 'Please choose a file'],
  ])('are not sent with %s', async (_, file, message) => {
    show();
    if (file) await choose(file);
    await press();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(Upload.all).toEqual([]);
  });

  it.each([
    ['aarav.jfif', 'document.jpg'],
    ['aarav', 'document.jpg'],
    ['Aarav Rao.HEIC', 'document.heic'],
  ])('are forwarded under a name that the school accepts: %s', (name, forwarded) => {
    expect(documentForm.nameOf(name)).toBe(forwarded);
    expect(documentFile.isDeclared('', forwarded)).toBe(true);
  });

  it('show the school’s error about a file at the field', async () => {
    show();
    await choose(photo());
    await press();
    const fields = { document: 'Too dark' };
    await answer(422, { error: { code: 'invalid', message: 'x', fields } });
    expect(await screen.findByText('Too dark')).toBeTruthy();
  });
});
