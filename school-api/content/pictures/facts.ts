import { LONGEST_ALT } from './limits';
import type { PictureFacts } from './rows';

const LONGEST_NAME = 120;

/** As typed, with what is wrong by the name of its field. */
export function readDescription(form: URLSearchParams, { isPicture }: { isPicture: boolean }) {
  const facts: PictureFacts = {
    name: oneLine(form.get('name')),
    alt: oneLine(form.get('alt')),
    decorative: form.get('decorative') === 'yes',
    showsPupils: form.get('shows_pupils') === 'yes',
    consentOnFile: form.get('consent_on_file') === 'yes',
  };
  const problems: Record<string, string> = {};
  if (facts.name.length > LONGEST_NAME) {
    problems.name = `Write a name of at most ${LONGEST_NAME} characters`;
  }
  if (isPicture) Object.assign(problems, problemsOfAlt(facts));
  return { facts, problems };
}

function problemsOfAlt({ alt, decorative }: PictureFacts): Record<string, string> {
  if (alt.length > LONGEST_ALT) {
    return { alt: `Write at most ${LONGEST_ALT} characters` };
  }
  if (alt === '' && !decorative) {
    return { alt: 'Say what the picture shows, or tick that it is decoration only' };
  }
  return {};
}

const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

const LIMIT = 100;

/** In per cent; undefined for anything else. */
export function readFocus(form: URLSearchParams): { x: number; y: number } | undefined {
  const [x, y] = ['focus_x', 'focus_y'].map((name) => {
    const text = (form.get(name) ?? '').trim();
    return /^\d{1,3}$/.test(text) && Number(text) <= LIMIT ? Number(text) : undefined;
  });
  return x === undefined || y === undefined ? undefined : { x, y };
}
