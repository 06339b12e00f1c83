// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { Success } from '@/components/admission-form/later-steps';
import { payments } from '@/content/payments';
import { register } from '@/content/register';
import { school } from '@/content/school';
import { BEGINNING } from '@/lib/admission/progress';

vi.mock('@/components/admission-form/lazy', () => ({
  loadReview: () => Promise.reject(new Error('no network')),
  loadFailure: () => Promise.reject(new Error('no network')),
  loadSuccess: () => Promise.reject(new Error('no network')),
}));

it('says that the payment arrived when the step cannot be loaded', async () => {
  render(
    <Suspense fallback={payments.step.loading}>
      <Success
        dates={[]}
        progress={BEGINNING}
        fee={null}
        stepChanged
        onLeave={() => undefined}
        onAnother={() => undefined}
      />
    </Suspense>,
  );
  expect(await screen.findByText(register.success.title)).toBeDefined();
  expect(screen.getByText(payments.step.notLoaded, { exact: false })).toBeDefined();
  expect(screen.getByRole('link', { name: school.phones[0] })).toBeDefined();
});
