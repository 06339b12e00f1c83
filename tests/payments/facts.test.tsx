// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Facts } from '@/components/payments/facts';

afterEach(cleanup);

describe('facts to be reviewed', () => {
  it('have a button in each row whose name says what it changes', async () => {
    const email = vi.fn();
    const city = vi.fn();
    render(
      <Facts
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

  it('have none where nothing can be changed any more', () => {
    render(<Facts rows={[{ term: 'Payment ID', value: 'pay_1' }]} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('pay_1').tagName).toBe('DD');
  });
});
