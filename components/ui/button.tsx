import type { ComponentProps } from 'react';
import { type ButtonTone, buttonClass } from './button-class';

interface Look {
  /** `primary` is for the most important action of a page. */
  tone?: ButtonTone;
}

export function ButtonLink({
  tone = 'primary',
  external = false,
  className,
  ...anchor
}: ComponentProps<'a'> & Look & { external?: boolean }) {
  const newTab = external ? { target: '_blank', rel: 'noopener' } : {};
  return <a {...newTab} {...anchor} className={buttonClass(tone, className)} />;
}

/** A busy button stays focusable and announces its state; the caller ignores clicks. */
export function Button({
  tone = 'primary',
  busy = false,
  type = 'button',
  className,
  ...button
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button
      {...button}
      type={type}
      aria-busy={busy || undefined}
      className={buttonClass(tone, className)}
    />
  );
}
