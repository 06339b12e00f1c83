/** Sent to the document once the form is interactive: main.ts then replays earlier input. */
export const APP_STARTED = 'app-started';
