/** Sent to the document once a form answers: main.ts then hands over what was given before. */
export const APP_STARTED = 'app-started';
