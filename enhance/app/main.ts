import { handOver, note, RECORDED_EVENTS } from '@/enhance/app/early-input';
import {
  fetchWhenIdle,
  loadAgain,
  showNotStarted,
  startFramework,
  watchFailures,
} from '@/enhance/app/load-files';
import { APP_STARTED } from '@/enhance/app/started';

/* Inlined into the head of an app page. The framework starts when the form is first touched; until
   then the page is a document, and input is recorded and replayed later. */

/** Copy buttons work without the framework. */
const CONTROL = 'main :is(input, select, textarea, button:not(.copy-button), label)';
const START_EVENTS = [...RECORDED_EVENTS, 'pointerdown', 'paste', 'drop', 'compositionstart'];
/** Links that prefill the form, which only React can do. */
const FILLS_IN = /[?&](?:amount|cause|vacancy)=/;

const files = document.currentScript?.dataset.files?.split(' ') ?? [];
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  watchFailures();
  whenParsed(() => afterFrame(() => startFramework(files)));
}

/** Before it has hydrated, React stops events that it cannot handle yet. Copy and the menus need them. */
function keepFromStopping(event: Event): void {
  event.stopPropagation = () => undefined;
}

function touch(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  keepFromStopping(event);
  if (!target.closest(type === 'submit' ? 'main form' : CONTROL)) return;
  document.documentElement.dataset.touched = '';
  start();
  if (note(event)) loadAgain();
}

/** Whether the visitor is returning to something unfinished. */
function cannotWait(): boolean {
  if (location.hash || FILLS_IN.test(location.search)) return true;
  try {
    return sessionStorage.length > 0;
  } catch {
    return false; // storage is blocked, so nothing was saved
  }
}

function whenParsed(work: () => void): void {
  if (document.readyState !== 'loading') work();
  else document.addEventListener('DOMContentLoaded', work);
}

/** A hidden page gets no animation frames. */
function afterFrame(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => setTimeout(work));
}

function end(): void {
  for (const type of START_EVENTS) removeEventListener(type, touch, true);
  showNotStarted(false);
  handOver();
}

for (const type of START_EVENTS) addEventListener(type, touch, true);
addEventListener('hashchange', start);
// In a separate task, because React is still working when it sends the event.
document.addEventListener(APP_STARTED, () => setTimeout(end), { once: true });
whenParsed(() => {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-waits]')) {
    button.disabled = false;
  }
  afterFrame(() => cannotWait() && start());
});
fetchWhenIdle(files, () => !isStarted);
