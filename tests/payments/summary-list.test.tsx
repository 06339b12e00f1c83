// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SummaryList } from '@/components/payments/summary-list';

afterEach(cleanup);

describe('facts to be reviewed', () => {
  it('have a button per row with an accessible name', async () => {
    const email = vi.fn();
    const city = vi.fn();
    render(
      <SummaryList
        change="Change"
        rows={[
          { term: 'Email', value: 'asha@example.org', onChange: email },
          { term: 'City', value: 'Vraja', onChange: city },
          { term: 'Message', value: '', onChange: city },
        ]}
      />,
    );
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names).toEqual(['Change Email', 'Change City']);
    await userEvent.click(screen.getByRole('button', { name: 'Change Email' }));
    expect(email).toHaveBeenCalledOnce();
    expect(city).not.toHaveBeenCalled();
  });

  it('have no button when nothing can be changed', () => {
    render(<SummaryList rows={[{ term: 'Payment ID', value: 'pay_1' }]} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('pay_1').tagName).toBe('DD');
  });
});
