import type { Actions } from '../drivers/driver';

/** https://w3c.github.io/webdriver/#keyboard-actions */
const KEYS = {
  ...{ Backspace: '\uE003', Tab: '\uE004', Enter: '\uE006', Shift: '\uE008', Control: '\uE009' },
  ...{ Escape: '\uE00C', End: '\uE010', Home: '\uE011', ArrowLeft: '\uE012', ArrowUp: '\uE013' },
  ...{ ArrowRight: '\uE014', ArrowDown: '\uE015' },
};

export type Key = keyof typeof KEYS | 'a';

const codeOf = (key: Key) => (key === 'a' ? key : KEYS[key]);
const keyboard = (actions: Actions['actions']): Actions => ({ type: 'key', id: 'keys', actions });
const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });

export const typed = (text: string) =>
  keyboard([...text].flatMap((value) => [down(value), up(value)]));

/** One key, while the other is held. */
export function pressed(key: Key, held?: Key): Actions {
  const stroke = [down(codeOf(key)), up(codeOf(key))];
  return keyboard(held ? [down(codeOf(held)), ...stroke, up(codeOf(held))] : stroke);
}

export const clickedAt = (x: number, y: number): Actions => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});
