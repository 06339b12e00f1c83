// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { RadioGroup } from '@/components/ui/field/radio-group';
import { TextArea } from '@/components/ui/field/text-area';
import { TextInput } from '@/components/ui/field/text-input';
import { descriptionOf } from './description';

afterEach(cleanup);

describe('a field', () => {
  test('is found by its label and described by its hint', () => {
    render(
      <TextInput label="Contact Number" hint="10 digits" inputMode="tel" autoComplete="tel" />,
    );
    const control = screen.getByLabelText('Contact Number');
    expect(descriptionOf(control)).toBe('10 digits');
    expect(control.getAttribute('inputmode')).toBe('tel');
    expect(control.hasAttribute('aria-invalid')).toBe(false);
  });

  test('states its error in text, not in colour alone', () => {
    render(
      <TextInput label="Full Name" hint="As on paper" error="Full Name is required" required />,
    );
    const control = screen.getByLabelText('Full Name');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(control.getAttribute('aria-required')).toBe('true');
    expect(descriptionOf(control)).toBe('As on paper | Error: Full Name is required');
    const texts = [...document.querySelectorAll('.field-error span')].map((at) => at.textContent);
    expect(texts).toContain('Full Name is required');
  });

  test('announces its error only if the focus may already be in it', () => {
    const { rerender } = render(<TextInput label="OTP" error="The code is wrong." live />);
    expect(screen.getByRole('alert').textContent).toBe('Error: The code is wrong.');
    rerender(<TextInput label="OTP" error="The code is wrong." />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('leaves validation to the form, so that the browser shows no bubbles', () => {
    render(<TextArea label="Your message" required />);
    expect(screen.getByLabelText('Your message').hasAttribute('required')).toBe(false);
  });

  test('radios are one group with a name and an error', () => {
    const options = ['Residential Student', 'Day Scholar'].map((label) => ({
      value: label,
      label,
    }));
    render(<RadioGroup label="Student type" name="type" options={options} error="Please choose" />);
    const group = screen.getByRole('radiogroup', { name: 'Student type' });
    expect(descriptionOf(group)).toBe('Error: Please choose');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });
});
