import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { fill, press, type StubSite } from './stub-site';

export const EMAIL = 'meera@example.org';

type Labels = { email: string; send: string; code: string; check: string };

/** Answers the calls that verify an address, and enters the address and the code. */
export function stubVerification(site: StubSite, labels: Labels) {
  beforeEach(() => {
    site.answer('/api/mailbox-code', { status: 'sent' });
    site.answer('/api/mailbox-grant', { grant: 'grant-1' });
  });
  const requestCode = async () => {
    await screen.findByLabelText(labels.email);
    fill({ [labels.email]: EMAIL });
    await press(labels.send);
  };
  const typeCode = async (code = '123456') => {
    await screen.findByLabelText(labels.code);
    fill({ [labels.code]: code });
  };
  /** By its button: without it, the page waits for a second. */
  const enterCode = async (code?: string) => {
    await typeCode(code);
    await press(labels.check);
  };
  return { requestCode, typeCode, enterCode };
}
