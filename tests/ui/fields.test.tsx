// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Fieldset } from '@/components/ui/field/fieldset';
import { RadioGroup } from '@/components/ui/field/radio-group';
import { Select } from '@/components/ui/field/select';
import { TextArea } from '@/components/ui/field/text-area';
import { TextInput } from '@/components/ui/field/text-input';
import { useAlert } from '@/components/ui/use-alert';
import { stubDialogs } from './dialog-stub';

afterEach(cleanup);

/** What a screen reader says after the name of a control. */
const description = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' | ');

describe('a field', () => {
  test('is found by its label and described by its hint', () => {
    render(
      <TextInput label="Contact Number" hint="10 digits" inputMode="tel" autoComplete="tel" />,
    );
    const control = screen.getByLabelText('Contact Number');
    expect(description(control)).toBe('10 digits');
    expect(control.getAttribute('inputmode')).toBe('tel');
    expect(control.hasAttribute('aria-invalid')).toBe(false);
  });

  test('carries its error in words, not in colour alone', () => {
    render(
      <TextInput label="Full Name" hint="As on paper" error="Full Name is required" required />,
    );
    const control = screen.getByLabelText('Full Name');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-required')).toBe('true');
    expect(description(control)).toBe('As on paper | Error: Full Name is required');
  });

  test('reads its error out only where the focus may be in it already', () => {
    const { rerender } = render(<TextInput label="OTP" error="The code is not right." live />);
    expect(screen.getByRole('alert').textContent).toBe('Error: The code is not right.');
    rerender(<TextInput label="OTP" error="The code is not right." />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('leaves the checking to the form, so that the browser shows no bubbles', () => {
    render(<TextArea label="Your message" required />);
    expect(screen.getByLabelText('Your message').hasAttribute('required')).toBe(false);
  });

  test('hands the handlers of a form library to the control', async () => {
    const onChange = vi.fn();
    const onBlur = vi.fn();
    const ref = vi.fn();
    render(<TextInput label="City" name="city" onChange={onChange} onBlur={onBlur} ref={ref} />);
    const control = screen.getByLabelText('City');
    await userEvent.type(control, 'V');
    await userEvent.tab();
    expect(ref).toHaveBeenCalledWith(control);
    expect(onChange).toHaveBeenCalledOnce();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  test('marks what may stay empty', () => {
    render(<TextInput label="Zip" optional />);
    expect(screen.getByLabelText('Zip (optional)')).toBeDefined();
  });

  test('a select starts with its placeholder and an empty value', () => {
    const options = [{ value: '3', label: 'Class 3' }];
    render(<Select label="Apply for" options={options} placeholder="Choose a class" />);
    const control = screen.getByLabelText<HTMLSelectElement>('Apply for');
    expect(control.value).toBe('');
    expect([...control.options].map((option) => option.text)).toEqual([
      'Choose a class',
      'Class 3',
    ]);
  });

  test('radios are one group with a name and an error', () => {
    const options = ['Residential Student', 'Day Scholar'].map((label) => ({
      value: label,
      label,
    }));
    render(<RadioGroup label="Student type" name="type" options={options} error="Please choose" />);
    const group = screen.getByRole('radiogroup', { name: 'Student type' });
    expect(description(group)).toBe('Error: Please choose');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  test('a closed section switches its fields off', () => {
    render(
      <Fieldset legend="Address" disabled>
        <TextInput label="City" />
      </Fieldset>,
    );
    expect(screen.getByRole('group', { name: 'Address' })).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('City').matches(':disabled')).toBe(true);
  });
});

function AlertDemo({ then }: { then: () => void }) {
  const { show, dialog } = useAlert();
  return (
    <>
      <button type="button" onClick={() => show('Please fill recptcha.', then)}>
        Send
      </button>
      {dialog}
    </>
  );
}

describe('the alert', () => {
  beforeEach(stubDialogs);

  test('shows the exact text, and goes on after OK', async () => {
    const then = vi.fn();
    render(<AlertDemo then={then} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const alert = screen.getByRole('alertdialog', { name: 'Please fill recptcha.' });
    expect(alert.hasAttribute('open')).toBe(true);
    expect(then).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await vi.waitFor(() => expect(then).toHaveBeenCalledOnce(), { timeout: 15_000 });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
