// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Summary } from '@/components/admissions/form/summary';
import { DEFAULT_FORM_CONTROLS } from '@/contract';
import { NO_ANSWERS } from '@/contract/facts/admission-answers';
import { formFieldsOf } from '@/lib/admissions/fields';

afterEach(cleanup);

const controls = DEFAULT_FORM_CONTROLS.map((control) => ({ ...control, shown: true }));
const answers = {
  ...NO_ANSWERS,
  first_name: 'Gopal',
  last_name: 'Vrajwasi',
  email: 'parent@example.org',
  guardian_name: 'Madhav Vrajwasi',
  query: 'May we visit?',
};

function show(dates: { value: string; label: string }[], chosen = dates[0]?.value ?? '') {
  const onChange = vi.fn();
  const fields = formFieldsOf(controls, { datesOffered: dates.length > 0 });
  const given = { ...answers, admission_date: chosen };
  render(<Summary fields={fields} dates={dates} answers={given} onChange={onChange} />);
  return onChange;
}

describe('the summary of a registration', () => {
  it.each([
    ['Change Full Name', 'register-first_name'],
    // A verified address is read-only; this button changes it.
    ['Change Email', 'register-email-change'],
    ['Change Admission Date', 'register-admission_date'],
    ['Change Query', 'register-query'],
  ])('links by %o to the control %s', async (name, id) => {
    const onChange = show([{ value: '2026-12-13', label: '13 Dec 2026' }]);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(id);
  });

  it('leaves out unanswered fields', () => {
    show([{ value: '2026-12-13', label: '13 Dec 2026' }]);
    expect([...document.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
      ...['Full Name', 'Email', 'Guardian Name', 'Admission Date', 'Query'],
    ]);
  });

  it('offers no date change if no date is offered', () => {
    show([]);
    expect(screen.getByText('Details not available')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change Admission Date' })).toBeNull();
  });

  it('lets a family give up a date if none is offered any more', () => {
    show([], '2026-11-01');
    expect(screen.getByRole('button', { name: 'Change Admission Date' })).toBeDefined();
  });
});
