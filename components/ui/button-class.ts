export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'on-dark';

export const buttonClass = (tone: ButtonTone, className = '') =>
  `button button-${tone} ${className}`.trim();
